import type { MeasurePhrases, Within } from './phrases.ts'

const IN: Record<Within, string> = { painting: 'the painting', photo: 'your photo' }
const FIELDS = [
  'at the top left',
  'at the top, in the middle',
  'at the top right',
  'on the left, halfway up',
  'in the centre',
  'on the right, halfway up',
  'at the bottom left',
  'at the bottom, in the middle',
  'at the bottom right',
]
const LINES = {
  horizontal: 'run horizontally',
  vertical: 'run vertically',
  rising: 'rise to the right',
  falling: 'fall to the right',
}

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
    const gap = { low: 'low', middle: 'moderate', high: 'strong' }[contrast]
    return `On the whole ${IN[within]} is ${tone}: ${median} on a scale from black, 0, to white, 100. The contrast is ${gap}: ${range} of 100 between its darks and lights.`
  },
  saturation: (within, strength, mean) => {
    const words = { low: 'muted', middle: 'of middle strength', high: 'strong' }[strength]
    return `The colours in ${IN[within]} are ${words}: ${mean} steps away from grey on average.`
  },
  thirds: (within, field, lightness) =>
    `The brightest part of ${IN[within]} is ${FIELDS[field] ?? 'in the centre'} (${lightness} of 100).`,
  directions: (within, dominant, share) =>
    dominant === null
      ? `The strong edges of ${IN[within]} run in no one direction.`
      : `Most of the strong edges of ${IN[within]} ${LINES[dominant]} (${share}).`,
  symmetry: (within, likeness, correlation) => {
    const words = {
      low: 'hardly mirror each other',
      middle: 'mirror each other only partly',
      high: 'nearly mirror each other',
    }
    return `The left and right of ${IN[within]} ${words[likeness]} (${correlation} of 1).`
  },
  methods: {
    proportions: 'Width divided by height.',
    palette:
      'Eight groups of similar colours (k-means in CIELAB), each called by the nearest of 46 names.',
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
    title: 'Unidentified picture',
    artist: 'Artist unknown',
    notice:
      'We do not recognise this work, so we say nothing of its maker or its date. A photo of the whole picture, straight on, is recognised best. What follows was measured in your photo.',
  },
  couldBe: (label) => `Could this be ${label.title} by ${label.artist}?`,
  after: (label) =>
    `This looks like a work after ${label.title} by ${label.artist}: the composition agrees, the colours or large parts do not. Or is it ${label.title} itself?`,
  told: (description) => `In your words: “${description}”`,
  contradiction: (named, seen) =>
    `You named ${named.title}, and this is about it. The picture, however, looks like ${seen.title} by ${seen.artist}.`,
  otherTitle: (typed, seen) =>
    `We know no work called “${typed}”. The picture looks like ${seen.title} by ${seen.artist}.`,
  seenByModel:
    'A language model told what it sees in your photo; nobody has checked that. Look for yourself: it may be wrong.',
  namedByModel: (label) =>
    `A language model takes the picture for ${label.title} by ${label.artist}. There is such a work, but we could not recognise it ourselves: please compare.`,
  byLabel: (label) =>
    `The wall label in your photo names ${label.title} by ${label.artist}. We went by its words, not by the picture.`,
  mayBeOnLabel: 'A label in your photo may name a work that is listed here.',
  notLike: (named) =>
    `This is about ${named.title}, as you named it. We could not recognise it in the picture, so no place in it is marked.`,
}
