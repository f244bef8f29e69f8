import type { Localized } from '#shared/languages.ts'
import type { Subject } from '#shared/terms.ts'

/** Words of the page of art terms. */
interface GlossaryWords {
  title: string
  description: string
  heading: string
  intro: (count: number) => string
  search: string
  found: (count: number) => string
  noneFound: string
  clear: string
  /** Of the letters, or in Chinese of the subjects. */
  navigation: string
  /** Before the works whose texts use a term. */
  usedIn: string
  /** After a few of them. */
  andMore: (count: number) => string
  subjects: Record<Subject, string>
}

export const GLOSSARY_WORDS: Localized<GlossaryWords> = {
  en: {
    title: 'Glossary',
    description:
      'Art terms in two plain sentences each: what it is, and what it does to what one sees.',
    heading: 'Art terms, in plain words',
    intro: (count) =>
      `${count} terms in two sentences each: what it is, and what it does to what one sees. Where a text uses one, a dotted line marks it, and a tap opens it.`,
    search: 'Search a term',
    found: (count) => (count === 1 ? 'One term' : `${count} terms`),
    noneFound: 'No term is called so. Try a shorter word.',
    clear: 'Show all terms',
    navigation: 'Letters',
    usedIn: 'Used in the texts on',
    andMore: (count) => `and ${count} more`,
    subjects: {
      technique: 'Technique',
      material: 'Material',
      form: 'Form',
      genre: 'Kinds and signs',
      movement: 'Movements',
      sculpture: 'Sculpture and building',
      'east-asian': 'East Asian painting',
      print: 'Print',
      museum: 'In the museum',
    },
  },
  fr: {
    title: 'Glossaire',
    description:
      'Les termes de l’art, en deux phrases simples chacun\u00a0: ce que c’est, et ce que cela fait à ce que l’on voit.',
    heading: 'Les termes de l’art, en mots simples',
    intro: (count) =>
      `${count} termes, en deux phrases chacun\u00a0: ce que c’est, et ce que cela fait à ce que l’on voit. Quand un texte en emploie un, un pointillé le signale, et il s’ouvre d’un geste.`,
    search: 'Chercher un terme',
    found: (count) => (count === 1 ? 'Un terme' : `${count} termes`),
    noneFound: 'Aucun terme ne s’appelle ainsi. Essayez un mot plus court.',
    clear: 'Montrer tous les termes',
    navigation: 'Lettres',
    usedIn: 'Employé dans les textes sur',
    andMore: (count) => (count === 1 ? 'et un autre' : `et ${count} autres`),
    subjects: {
      technique: 'Techniques',
      material: 'Matériaux',
      form: 'Forme',
      genre: 'Genres et signes',
      movement: 'Mouvements',
      sculpture: 'Sculpture et architecture',
      'east-asian': 'Peinture d’Asie orientale',
      print: 'Estampe',
      museum: 'Au musée',
    },
  },
  es: {
    title: 'Glosario',
    description: 'Términos de arte en dos frases sencillas: qué es y qué hace con lo que se ve.',
    heading: 'Términos de arte, en palabras sencillas',
    intro: (count) =>
      `${count} términos en dos frases cada uno: qué es y qué hace con lo que se ve. Cuando un texto usa uno, una línea de puntos lo señala, y se abre con un toque.`,
    search: 'Buscar un término',
    found: (count) => (count === 1 ? 'Un término' : `${count} términos`),
    noneFound: 'Ningún término se llama así. Pruebe con una palabra más corta.',
    clear: 'Mostrar todos los términos',
    navigation: 'Letras',
    usedIn: 'Se usa en los textos sobre',
    andMore: (count) => `y ${count} más`,
    subjects: {
      technique: 'Técnica',
      material: 'Materiales',
      form: 'La forma',
      genre: 'Géneros y signos',
      movement: 'Movimientos',
      sculpture: 'Escultura y arquitectura',
      'east-asian': 'Pintura de Asia oriental',
      print: 'Estampa',
      museum: 'En el museo',
    },
  },
  'zh-TW': {
    title: '藝術詞彙',
    description: '每個藝術詞彙兩句話：它是什麼，以及它讓我們看見什麼。',
    heading: '藝術詞彙，簡單來說',
    intro: (count) =>
      `${count} 個詞彙，各用兩句話說明：它是什麼，以及它讓我們看見什麼。文章裡用到時，詞下有點線，點一下就能打開。`,
    search: '搜尋詞彙',
    found: (count) => `${count} 個詞彙`,
    noneFound: '沒有這個詞彙，請試試短一點的字詞。',
    clear: '顯示所有詞彙',
    navigation: '類別',
    usedIn: '用到它的文章：',
    andMore: (count) => `還有 ${count} 件`,
    subjects: {
      technique: '技法',
      material: '材料',
      form: '形式',
      genre: '題材與記號',
      movement: '流派',
      sculpture: '雕塑與建築',
      'east-asian': '東亞書畫',
      print: '版畫',
      museum: '在博物館',
    },
  },
}
