import type { DescribePhrases } from './phrases.ts'

const picture = (mine: boolean) => (mine ? 'my picture' : 'the picture')
const Picture = (mine: boolean) => (mine ? 'My picture' : 'The picture')
const LINES = { horizontal: 'level', vertical: 'upright', rising: 'rising', falling: 'falling' }
const list = new Intl.ListFormat('en-GB')

export const en: DescribePhrases = {
  format: (mine, shape, times) =>
    shape === 'square'
      ? `${Picture(mine)} is nearly square.`
      : `${Picture(mine)} is ${times} times as ${shape === 'wide' ? 'wide as it is high' : 'high as it is wide'}.`,
  palette: (mine, colours) =>
    colours.length === 1
      ? `The largest colour in ${picture(mine)} is ${colours.map(({ name, share }) => `${name} (${share})`)}.`
      : `The largest colours in ${picture(mine)} are ${list.format(colours.map(({ name, share }) => `${name} (${share})`))}.`,
  temperature: (warm, cool) => `Warm colours cover ${warm} of the area, and cool ones ${cool}.`,
  light: (key, contrast) => {
    const tone = {
      low: 'Dark tones prevail',
      middle: 'The tones are of middle lightness',
      high: 'Light tones prevail',
    }[key]
    const gap = { low: 'close together', middle: 'apart', high: 'far apart' }[contrast]
    return `${tone}, and the darkest and lightest lie ${gap}.`
  },
  directions: (dominant) => `Among the lines, the ${LINES[dominant]} ones prevail.`,
  intent: (words) => `What I want with this work: ${words}`,
  medium: (words) => `Medium: ${words}`,
  audience: (words) => `Audience: ${words}`,
  quoted: (words) => `In the artist’s words: “${words}”`,
  quotedIntent: (words) => `What the artist wants with this work: “${words}”`,
  stop: '.',
  gap: ' ',
  sentenceStart: /^(?:I|I['’]m|My|We|Our|This|These|The|It|In|When|With|As)\s/u,
  questions: {
    intent: 'What did you want with this work? One sentence in your own words is enough.',
    medium: 'What is it made of, and how? Name the material, the support and the size.',
    audience: (audience) => `You write for ${audience}: which word here might they not know?`,
    byType: {
      artist_statement: [
        'What do you do again and again, from work to work?',
        'Where did this work begin: a place, a person, a thing you saw?',
      ],
      social_media: [
        'What happened while you made it that nobody can see?',
        'Where can people see the work?',
      ],
      portfolio: [
        'What are its title, year and size?',
        'Does it belong to a series, and where has it been shown?',
      ],
      gallery_label: [
        'What are its title, year and size?',
        'What is the one thing a visitor should look for?',
      ],
      grant_application: [
        'What would the grant pay for, and by when?',
        'Who will see the result, where, and how will you know that it worked?',
      ],
    },
    emotion:
      'What did you feel at one exact moment of the work? Tell the moment, not the name of the feeling.',
    emptyWord: (word) => `You write “${word}”. What would somebody see who stands in front of it?`,
    otherLanguage:
      'Some of your words seem to be in another language. We kept them: would you translate them?',
    leftOut: 'Not all of it fits. The long form keeps every sentence: which matters most to you?',
  },
  unserved: {
    more_engaging: 'Your text opens with something concrete already. We left the order as it is.',
    clearer_language: 'We found no filler, no empty word that could go, and no sentence that is too long.',
    professional_tone: 'We found no colloquial word, short form or exclamation to change.',
    emotional_depth: 'Feelings are yours to tell, and we do not invent any. A question below may help.',
    technical_accuracy: 'The measured facts that we could add would not fit, or stand in your text already.',
    broader_appeal: 'We found no technical term that we could explain. A question below may help.',
  },
}
