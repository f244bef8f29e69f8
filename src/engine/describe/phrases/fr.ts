import type { DescribePhrases } from './phrases.ts'

const picture = (mine: boolean) => (mine ? 'mon image' : 'l’image')
const ofPicture = (mine: boolean) => (mine ? 'de mon image' : 'de l’image')
const inPicture = (mine: boolean) => (mine ? 'Dans mon image' : 'Dans l’image')
const LINES = {
  horizontal: 'horizontales',
  vertical: 'verticales',
  rising: 'montantes',
  falling: 'descendantes',
}
const list = new Intl.ListFormat('fr')

export const fr: DescribePhrases = {
  format: (mine, shape, times) =>
    shape === 'square'
      ? `Par ses proportions, ${picture(mine)} est presque carrée.`
      : `La ${shape === 'wide' ? 'largeur' : 'hauteur'} ${ofPicture(mine)} fait ${times} fois sa ${shape === 'wide' ? 'hauteur' : 'largeur'}.`,
  palette: (mine, colours) =>
    colours.length === 1
      ? `${inPicture(mine)}, la couleur la plus étendue est : ${colours.map(({ name, share }) => `${name} (${share})`)}.`
      : `${inPicture(mine)}, les couleurs les plus étendues sont : ${list.format(colours.map(({ name, share }) => `${name} (${share})`))}.`,
  temperature: (warm, cool) => `Les couleurs chaudes couvrent ${warm} de la surface, et les froides ${cool}.`,
  light: (key, contrast) => {
    const tone = {
      low: 'Les tons sombres dominent',
      middle: 'Les tons sont de clarté moyenne',
      high: 'Les tons clairs dominent',
    }[key]
    const gap = { low: 'faible', middle: 'moyen', high: 'grand' }[contrast]
    return `${tone}, et l’écart du plus sombre au plus clair est ${gap}.`
  },
  directions: (dominant) => `Parmi les lignes, les ${LINES[dominant]} dominent.`,
  intent: (words) => `Ce que je cherche avec cette œuvre : ${words}`,
  medium: (words) => `Technique : ${words}`,
  audience: (words) => `Public : ${words}`,
  quoted: (words) => `Selon les mots de l’artiste : « ${words} »`,
  quotedIntent: (words) => `Ce que l’artiste cherche avec cette œuvre : « ${words} »`,
  stop: '.',
  gap: ' ',
  sentenceStart:
    /^(?:Je|Mon|Ma|Mes|Nous|Notre|Cette|Ce|Ces|Le|La|Les|Il|Elle|Dans|Quand|Avec)\s|^(?:J|L|C)['’]/u,
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
    more_engaging: 'Votre texte s’ouvre déjà sur du concret. Nous avons laissé l’ordre tel quel.',
    clearer_language: 'Nous n’avons trouvé ni remplissage, ni mot creux à retirer, ni phrase trop longue.',
    professional_tone: 'Nous n’avons trouvé ni mot familier ni exclamation à changer.',
    emotional_depth:
      'C’est à vous de dire ce que vous ressentez : nous n’inventons rien. Une question, plus bas, peut vous aider.',
    technical_accuracy:
      'Les faits mesurés que nous pourrions ajouter ne tiendraient pas, ou figurent déjà dans votre texte.',
    broader_appeal:
      'Nous n’avons trouvé aucun terme technique que nous sachions expliquer. Une question, plus bas, peut vous aider.',
  },
}
