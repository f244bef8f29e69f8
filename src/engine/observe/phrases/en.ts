import type { MeasurePhrases, Within } from './phrases.ts'

const IN: Record<Within, string> = { painting: 'the painting', photo: 'your photo' }
const FIELDS = [
  'upper left',
  'upper middle',
  'upper right',
  'middle left',
  'centre',
  'middle right',
  'lower left',
  'lower middle',
  'lower right',
]
const LINES = { horizontal: 'Level', vertical: 'Upright', rising: 'Rising', falling: 'Falling' }

function listed(items: string[]): string {
  return new Intl.ListFormat('en-GB').format(items)
}

export const en: MeasurePhrases = {
  proportions: (within, shape, times) =>
    shape === 'square'
      ? `In proportion, ${IN[within]} is nearly square.`
      : `In proportion, ${IN[within]} is ${times} times as ${shape === 'wide' ? 'wide as high' : 'high as wide'}.`,
  palette: (within, colours) =>
    `The largest colours in ${IN[within]} are ${listed(colours.map(({ name, share }) => `${name} (${share})`))}.`,
  temperature: (within, warm, cool, grey) =>
    `Warm colours cover ${warm} of ${IN[within]} and cool ones ${cool}; ${grey} is nearly grey.`,
  value: (within, key, contrast, median, range) => {
    const tone = { low: 'dark', middle: 'of middle lightness', high: 'light' }[key]
    const gap = { low: 'close together', middle: 'apart', high: 'far apart' }[contrast]
    return `On the whole ${IN[within]} is ${tone}: ${median} on a scale from black, 0, to white, 100. Its dark and light tones lie ${gap}, ${range} steps.`
  },
  saturation: (within, strength, mean) => {
    const words = { low: 'muted', middle: 'of middle strength', high: 'strong' }[strength]
    return `The colours in ${IN[within]} are ${words}: ${mean} steps away from grey on average.`
  },
  thirds: (within, field, lightness) =>
    `Cut into three by three fields, ${IN[within]} is lightest at the ${FIELDS[field] ?? 'centre'} (${lightness} of 100).`,
  directions: (within, dominant, share) =>
    dominant === null
      ? `No direction of line prevails in ${IN[within]}.`
      : `${LINES[dominant]} lines prevail in ${IN[within]}: they make ${share} of all line strength.`,
  symmetry: (within, likeness, correlation) => {
    const words = { low: 'hardly alike', middle: 'partly alike', high: 'much alike' }[likeness]
    return `The left and right halves of ${IN[within]} are ${words}, as mirror images go (${correlation}; the very image is 1).`
  },
  methods: {
    proportions: 'Width divided by height.',
    palette: 'Eight groups of similar colours (k-means in CIELAB), each called by the nearest of 46 names.',
    temperature: 'Share of the area by hue in CIELAB; below chroma 8 a colour counts as grey.',
    value: 'Median of lightness (CIELAB L*), and the distance from its 5th to its 95th hundredth.',
    saturation: 'Mean chroma (CIELAB C*).',
    thirds: 'Mean lightness (CIELAB L*) of nine equal fields.',
    directions: 'Structure tensor of lightness: edges by direction, weighed by their strength.',
    symmetry: 'Correlation of lightness with the mirror image, on 32 by 32 fields.',
  },
  prompts: {
    palette: 'Start with the largest colour. Then look for the places where it comes back.',
    temperature: 'Look where warm meets cool: the eye often stops there.',
    value: 'Half close your eyes. Only light and dark remain: what stands out now?',
    thirds: 'See whether the lightest field also holds what matters most to you.',
    directions: 'Follow the lines with a finger. Where do they lead you?',
    symmetry: 'Compare the two halves. What breaks the balance?',
  },
  unknown: {
    title: 'A picture that we do not know',
    artist: 'Maker not known',
    notice:
      'We do not recognise this work, so we say nothing of its maker or its date. A photo of the whole picture, straight on, is recognised best. What follows was measured in your photo.',
  },
  couldBe: (label) => `Could this be ${label.title} by ${label.artist}?`,
  told: (description) => `In your words: “${description}”`,
  contradiction: (named, seen) =>
    `You named ${named.title}, and this is about it. The picture, however, looks like ${seen.title} by ${seen.artist}.`,
  otherTitle: (typed, seen) =>
    `We know no work called “${typed}”. The picture looks like ${seen.title} by ${seen.artist}.`,
  seenByModel:
    'A language model told what it sees in your photo; nobody has checked that. Look for yourself: it may be wrong.',
  namedByModel: (label) =>
    `A language model takes the picture for ${label.title} by ${label.artist}. There is such a work, but we could not recognise it ourselves: please compare.`,
  notLike: (named) =>
    `This is about ${named.title}, as you named it. We could not recognise it in the picture, so no place in it is marked.`,
}
