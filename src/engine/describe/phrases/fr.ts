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
    if (colours.length === 0) return `Beaucoup de couleurs se côtoient${tones}, sans qu’aucune domine.`
    return `${named} ${colours.length === 1 ? 'domine' : 'dominent'}${tones}.`
  },
  stop: '.',
  gap: ' ',
  questions: {
    intent: 'Que cherchiez-vous avec cette œuvre ? Une phrase, avec vos mots, suffit.',
    medium: 'De quoi est-elle faite, et comment ? Indiquez la matière, le support et les dimensions.',
    audience: (audience) => `Vous écrivez pour ${audience} : quel mot, ici, pourrait leur échapper ?`,
    byType: {
      artist_statement: [
        'Que refaites-vous sans cesse, d’une œuvre à l’autre ?',
        'D’où est partie cette œuvre : un lieu, une personne, une chose vue ?',
      ],
      social_media: [
        'Que s’est-il passé pendant le travail que personne ne peut voir ?',
        'Où peut-on voir l’œuvre ?',
      ],
      portfolio: [
        'Quels sont son titre, son année et ses dimensions ?',
        'Fait-elle partie d’une série, et où a-t-elle été montrée ?',
      ],
      gallery_label: [
        'Quels sont son titre, son année et ses dimensions ?',
        'Quelle est la seule chose qu’un visiteur devrait chercher ?',
      ],
      grant_application: [
        'Que financerait l’aide, et pour quelle date ?',
        'Qui verra le résultat, où, et comment saurez-vous que c’est réussi ?',
      ],
    },
    emotion:
      'Qu’avez-vous ressenti à un moment précis du travail ? Racontez le moment, sans nommer le sentiment.',
    emptyWord: (word) => `Vous écrivez « ${word} ». Que verrait quelqu’un qui se tient devant l’œuvre ?`,
    otherLanguage:
      'Certains de vos mots semblent être dans une autre langue. Nous les avons gardés : voulez-vous les traduire ?',
    leftOut: 'Tout ne tient pas. La version longue garde chaque phrase : laquelle compte le plus pour vous ?',
  },
  unserved: {
    more_engaging:
      'Votre texte s’ouvre sur du concret, ou n’a pas de phrase concrète qui puisse venir en tête. Nous avons laissé l’ordre tel quel.',
    clearer_language:
      'Nous n’avons trouvé ni faute de frappe, ni remplissage, ni mot creux à retirer, ni longue phrase qui se coupe sans risque.',
    professional_tone: 'Nous n’avons trouvé ni mot familier ni exclamation à changer.',
    emotional_depth:
      'C’est à vous de dire ce que vous ressentez : nous n’inventons rien. Ce que vous écrivez sous « Intention artistique » est ajouté ; une question, plus bas, peut vous aider.',
    technical_accuracy:
      'De la matière, nous n’en savons pas plus que votre texte. Ce que vous indiquez sous « Technique et matériaux » y sera ajouté.',
    broader_appeal:
      'Nous n’avons trouvé aucun terme technique que nous sachions expliquer. Une question, plus bas, peut vous aider.',
  },
}
