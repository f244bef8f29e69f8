import type { DescribePhrases } from './phrases.ts'

const list = new Intl.ListFormat('en-GB')

export const en: DescribePhrases = {
  colours: (speaker, colours, tone) => {
    const tones = tone ? `, in ${tone} tones` : ''
    if (speaker === 'artist')
      return colours.length > 0
        ? `Here I work mostly in ${list.format(colours)}${tones}.`
        : `Here I work in many colours${tones}, and none of them dominates.`
    const named = list.format(colours).replace(/^./u, (letter) => letter.toUpperCase())
    if (colours.length === 0) return `Many colours come together${tones}, and none of them dominates.`
    return `${named} ${colours.length === 1 ? 'dominates' : 'dominate'}${tones}.`
  },
  stop: '.',
  gap: ' ',
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
    more_engaging:
      'Your text opens with something concrete, or has no such sentence that can stand first. We left the order as it is.',
    clearer_language:
      'We found no slip of writing, no filler, no empty word that could go, and no long sentence that comes apart safely.',
    professional_tone: 'We found no colloquial word, short form or exclamation to change.',
    emotional_depth:
      'Feelings are yours to tell, and we do not invent any. What you write under “Artistic intent” is set in; a question below may help.',
    technical_accuracy:
      'We know no more of the material than your text says. Tell it under “Medium details”, and it will be set in.',
    broader_appeal: 'We found no technical term that we could explain. A question below may help.',
  },
}
