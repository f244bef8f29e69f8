import type { DescribePhrases } from './phrases.ts'

const list = new Intl.ListFormat('fr')

export const fr: DescribePhrases = {
  colours: (speaker, colours, tone) => {
    const tones = tone ? `, dans des tons ${{ dark: 'sombres', light: 'clairs' }[tone]}` : ''
    if (speaker === 'artist')
      return colours.length > 0
        ? `Je travaille ici surtout ${list.format(colours)}${tones}.`
        : `Je travaille ici beaucoup de couleurs${tones}, sans qu’aucune domine.`
    const named = list.format(colours).replace(/^./u, (letter) => letter.toUpperCase())
    if (colours.length === 0)
      return `Beaucoup de couleurs se côtoient${tones}, sans qu’aucune domine.`
    return `${named} ${colours.length === 1 ? 'domine' : 'dominent'}${tones}.`
  },
  questions: {
    told: {
      work_title: 'Quel est son titre, et de quelle année est-elle\u00a0?',
      subject: 'Qu’est-ce que c’est\u00a0? Dites ce que l’on voit, comme à quelqu’un au téléphone.',
      medium_details:
        'De quoi est-elle faite, et comment ? Indiquez la matière, le support et les dimensions.',
      artistic_intent: 'Que cherchiez-vous avec cette œuvre ? Une phrase, avec vos mots, suffit.',
      notice: 'Que faut-il remarquer, s’il n’y avait qu’une chose\u00a0?',
      origin: 'Où cette œuvre a-t-elle commencé\u00a0: un lieu, une personne, une chose vue\u00a0?',
      on_view: 'Où peut-on voir l’œuvre\u00a0?',
      series: 'Fait-elle partie d’une série, et où a-t-elle été montrée\u00a0?',
      plan: 'Que paierait l’aide, pour quand, et qui verra le résultat\u00a0?',
    },
    audience: (audience) =>
      `Vous écrivez pour ${audience} : quel mot, ici, pourrait leur échapper ?`,
    emotion:
      'Qu’avez-vous ressenti à un moment précis du travail ? Racontez le moment, sans nommer le sentiment.',
    otherLanguage:
      'Certains de vos mots semblent être dans une autre langue. Nous les avons gardés : voulez-vous les traduire ?',
    leftOut:
      'Tout ne tient pas. La version longue garde chaque phrase : laquelle compte le plus pour vous ?',
  },
  unserved: {
    more_engaging:
      'Votre texte s’ouvre sur du concret, ou n’a pas de phrase concrète qui puisse venir en tête. Nous avons laissé l’ordre tel quel.',
    clearer_language:
      'Nous n’avons trouvé ni faute, ni longueur, ni mot qui dise peu, ni phrase trop longue.',
    professional_tone: 'Nous n’avons trouvé ni mot familier ni exclamation à changer.',
    emotional_depth:
      'C’est à vous de dire ce que vous ressentez : nous n’inventons rien. Ce que vous écrivez sous « Intention artistique » est ajouté ; une question, plus bas, peut vous aider.',
    technical_accuracy:
      'De la matière, nous n’en savons pas plus que votre texte. Ce que vous indiquez sous « Technique et matériaux » y sera ajouté.',
    broader_appeal:
      'Nous n’avons trouvé aucun terme technique que nous sachions expliquer. Une question, plus bas, peut vous aider.',
  },
}
