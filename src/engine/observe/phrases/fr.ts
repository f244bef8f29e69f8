import { ofFrench } from '#shared/french.ts'
import type { MeasurePhrases, Within } from './phrases.ts'

const IN: Record<Within, string> = { painting: 'le tableau', photo: 'votre photo' }
const INSIDE: Record<Within, string> = { painting: 'Dans le tableau', photo: 'Dans votre photo' }
const OF: Record<Within, string> = { painting: 'du tableau', photo: 'de votre photo' }
const FIELDS = [
  'en haut à gauche',
  'en haut au milieu',
  'en haut à droite',
  'au milieu à gauche',
  'au centre',
  'au milieu à droite',
  'en bas à gauche',
  'en bas au milieu',
  'en bas à droite',
]
const LINES = {
  horizontal: 'sont horizontaux',
  vertical: 'sont verticaux',
  rising: 'montent vers la droite',
  falling: 'descendent vers la droite',
}

function listed(items: string[]): string {
  return new Intl.ListFormat('fr').format(items)
}

export const fr: MeasurePhrases = {
  proportions: (within, shape, times) =>
    shape === 'square'
      ? `Par ses proportions, ${IN[within]} est presque un carré.`
      : `Pour les proportions, la ${shape === 'wide' ? 'largeur' : 'hauteur'} ${OF[within]} fait ${times} fois la ${shape === 'wide' ? 'hauteur' : 'largeur'}.`,
  palette: (within, colours) =>
    `${INSIDE[within]}, les couleurs les plus étendues sont : ${listed(colours.map(({ name, share }) => `${name} (${share})`))}.`,
  temperature: (within, warm, cool, grey) =>
    `Les couleurs chaudes couvrent ${warm} ${OF[within]}, les froides ${cool} ; ${grey} est presque gris.`,
  value: (within, key, contrast, median, range) => {
    const tone = {
      low: 'le sombre domine',
      middle: 'la clarté est moyenne',
      high: 'le clair domine',
    }[key]
    const gap = { low: 'faible', middle: 'moyen', high: 'fort' }[contrast]
    return `${INSIDE[within]}, ${tone} : ${median} sur une échelle qui va du noir, 0, au blanc, 100. Le contraste est ${gap} : ${range} sur 100 entre les sombres et les clairs.`
  },
  saturation: (within, strength, mean) => {
    const words = { low: 'sourdes', middle: 'de force moyenne', high: 'vives' }[strength]
    return `${INSIDE[within]}, les couleurs sont ${words} : à ${mean} degrés du gris en moyenne.`
  },
  thirds: (within, field, lightness) =>
    `La zone la plus claire ${OF[within]} est ${FIELDS[field] ?? 'au centre'} (${lightness} sur 100).`,
  directions: (within, dominant, share) =>
    dominant === null
      ? `Les contours marqués ${OF[within]} ne suivent pas de direction dominante.`
      : `La plupart des contours marqués ${OF[within]} ${LINES[dominant]} (${share}).`,
  symmetry: (within, likeness, correlation) => {
    const words = {
      low: 'ne se reflètent guère',
      middle: 'ne se reflètent qu’en partie',
      high: 'se reflètent presque',
    }
    return `La gauche et la droite ${OF[within]} ${words[likeness]} (${correlation} sur 1).`
  },
  methods: {
    proportions: 'Largeur divisée par hauteur.',
    palette:
      'Huit groupes de couleurs voisines (k-moyennes en CIELAB), chacun nommé d’après la plus proche de 46 couleurs.',
    temperature:
      'Part de la surface selon la teinte en CIELAB ; sous un chroma de 8, une couleur compte comme grise.',
    value: 'Médiane de la clarté (L* de CIELAB), et écart entre son 5e et son 95e centième.',
    saturation: 'Chroma moyen (C* de CIELAB).',
    thirds: 'Clarté moyenne (L* de CIELAB) de neuf cases égales.',
    directions:
      'Tenseur de structure de la clarté : contours par direction, pondérés par leur force.',
    symmetry: 'Corrélation de la clarté avec l’image en miroir, sur 32 fois 32 cases.',
  },
  prompts: {
    palette: 'Commencez par la couleur la plus étendue. Cherchez ensuite où elle revient.',
    temperature: 'Regardez où le chaud rencontre le froid : l’œil s’y arrête souvent.',
    value:
      'Fermez les yeux à demi. Il ne reste que le clair et le sombre : qu’est-ce qui ressort ?',
    thirds: 'Voyez si la case la plus claire contient aussi ce qui compte le plus pour vous.',
    directions: 'Suivez les lignes du doigt. Où vous mènent-elles ?',
    symmetry: 'Comparez les deux moitiés. Qu’est-ce qui rompt l’équilibre ?',
  },
  unknown: {
    title: 'Image non identifiée',
    artist: 'Artiste inconnu',
    notice:
      'Nous ne reconnaissons pas cette œuvre : nous ne disons donc rien de son auteur ni de sa date. Une photo de l’œuvre entière, prise de face, se reconnaît le mieux. Ce qui suit a été mesuré dans votre photo.',
  },
  couldBe: (label) => `Serait-ce ${label.title}, ${ofFrench(label.artist)} ?`,
  after: (label) =>
    `Cela ressemble à une œuvre d’après ${label.title} (${label.artist}) : la composition concorde, mais pas les couleurs ou de grandes parties. Ou est-ce l’œuvre elle-même ?`,
  told: (description) => `Selon vos mots : « ${description} »`,
  contradiction: (named, seen) =>
    `Vous avez nommé ${named.title}, et c’est de cette œuvre qu’il s’agit ici. L’image ressemble pourtant à ${seen.title}, ${ofFrench(seen.artist)}.`,
  otherTitle: (typed, seen) =>
    `Nous ne connaissons pas d’œuvre intitulée « ${typed} ». L’image ressemble à ${seen.title}, ${ofFrench(seen.artist)}.`,
  seenByModel:
    'Un modèle de langage a dit ce qu’il voit dans votre photo ; personne ne l’a vérifié. Regardez vous-même : il peut se tromper.',
  namedByModel: (label) =>
    `Un modèle de langage prend l’image pour ${label.title}, ${ofFrench(label.artist)}. Cette œuvre existe, mais nous n’avons pas pu la reconnaître nous-mêmes : comparez, s’il vous plaît.`,
  byLabel: (label) =>
    `Le cartel sur votre photo nomme ${label.title}, ${ofFrench(label.artist)}. Nous nous fions à ses mots, non à l’image.`,
  mayBeOnLabel: 'Un cartel sur votre photo nomme peut-être une œuvre de cette liste.',
  notLike: (named) =>
    `Il s’agit ici de ${named.title}, que vous avez nommée. Nous ne l’avons pas reconnue dans l’image : aucun endroit n’y est donc marqué.`,
}
