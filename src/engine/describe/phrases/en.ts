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
    if (colours.length === 0)
      return `Many colours come together${tones}, and none of them dominates.`
    return `${named} ${colours.length === 1 ? 'dominates' : 'dominate'}${tones}.`
  },
  questions: {
    told: {
      work_title: 'What is its title, and from which year is it?',
      subject: 'What is it? Say what one sees, as to somebody on the telephone.',
      medium_details: 'What is it made of, and how? Name the material, the support and the size.',
      artistic_intent:
        'What did you want with this work? One sentence in your own words is enough.',
      notice: 'What is the one thing that one should notice?',
      origin: 'Where did this work begin: a place, a person, a thing you saw?',
      on_view: 'Where can people see the work?',
      series: 'Does it belong to a series, and where has it been shown?',
      plan: 'What would the grant pay for, by when, and who will see the result?',
    },
    audience: (audience) => `You write for ${audience}: which word here might they not know?`,
    emotion:
      'What did you feel at one exact moment of the work? Tell the moment, not the name of the feeling.',
    otherLanguage:
      'Some of your words seem to be in another language. We kept them: would you translate them?',
    leftOut: 'Not all of it fits. The long form keeps every sentence: which matters most to you?',
  },
  unserved: {
    more_engaging:
      'Your text opens with something concrete, or has no such sentence that can stand first. We left the order as it is.',
    clearer_language:
      'We found no slip of writing, nothing wordy, no word that says little and no sentence that is too long.',
    professional_tone: 'We found no colloquial word, short form or exclamation to change.',
    emotional_depth:
      'Feelings are yours to tell, and we do not invent any. What you write under “Artistic intent” is set in; a question below may help.',
    technical_accuracy:
      'We know no more of the material than your text says. Tell it under “Medium details”, and it will be set in.',
    broader_appeal: 'We found no technical term that we could explain. A question below may help.',
  },
}
