import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { essayOf } from '#engine/catalogue/grounded.ts'
import { readText } from '#engine/catalogue/read-text.ts'
import { questionsOf, type WrittenText } from '#engine/catalogue/texts.ts'
import type { Essay, Essays } from '#engine/essay.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'

const everywhere = (text: string): Localized => ({ en: text, fr: text, es: text, 'zh-TW': text })

const SHORT: Localized = {
  en: `## A bird as tall as a child

On the left a woman in grey holds out a fish. [v1] A heron takes it. [v2] The heron was stuffed, and came from a school. [f3]

## Green above the lake

The sky is green from edge to edge. [v3] Its blue has turned yellow with time. [f4]`,
  fr: `## Un oiseau grand comme un enfant

À gauche, une femme en gris tend un poisson. [v1] Un héron le prend. [v2] Le héron était empaillé, et venait d'une école. [f3]

## Vert au-dessus du lac

Le ciel est vert d'un bord à l'autre. [v3] Son bleu a jauni avec le temps. [f4]`,
  es: `## Un pájaro alto como un niño

A la izquierda, una mujer de gris ofrece un pez. [v1] Una garza lo toma. [v2] La garza estaba disecada, y venía de una escuela. [f3]

## Verde sobre el lago

El cielo es verde de lado a lado. [v3] Su azul ha amarilleado con el tiempo. [f4]`,
  'zh-TW': `## 像孩子一樣高的鳥

左邊，一位灰衣女子遞出一條魚。[v1] 一隻蒼鷺接過去。[v2] 那隻蒼鷺是標本，來自一所學校。[f3]

## 湖上的綠

整片天空都是綠的。[v3] 它的藍色隨時間變黃了。[f4]`,
}
const LONG: Localized = {
  en: `${SHORT.en}\n\n## Gold from a baker\n\nA baker gilded the frame. [f9] He used up nine brushes. [f9]`,
  fr: `${SHORT.fr}\n\n## De l'or de boulanger\n\nUn boulanger dora le cadre. [f9] Il y usa neuf pinceaux. [f9]`,
  es: `${SHORT.es}\n\n## Oro de panadero\n\nUn panadero doró el marco. [f9] Gastó nueve pinceles. [f9]`,
  'zh-TW': `${SHORT['zh-TW']}\n\n## 麵包師傅的金\n\n一位麵包師傅為畫框貼了金。[f9] 他用壞了九支筆。[f9]`,
}

const NOTES = [
  'The woman is Ida Brandt, the sister of Ottilie Brandt.',
  'Ottilie Brandt painted Ida eleven times.',
  'The heron was stuffed and was lent by a school.',
  'The blue of the sky has turned yellow with time, so that it looks green.',
  'It was stolen out of a window in 1921; a gardener found it under hay in 1923, two years later.',
  'It hung in the first show of the Lakeside painters; the newspapers laughed at it for weeks.',
  'A farmer bought the canvas in 1875 for twelve sacks of potatoes.',
  'She stood in the lake up to her knees while she painted.',
  'A baker gilded the frame and used up nine brushes.',
]

const essayIn = (language: Language, text: Localized): Essay =>
  essayOf(readText(text[language], language), language)
const inEach = (text: Localized) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, essayIn(language, text)]))

/** The text of a file of questions on the made-up work, with marks. */
export function madeUpQuestions(language: Language): string {
  return readFileSync(join(import.meta.dirname, `made-up/questions.${language}.md`), 'utf8')
}

const questions = LANGUAGES.map(
  (language): WrittenText => ({
    kind: 'questions',
    language,
    file: `questions.${language}.md`,
    sections: readText(madeUpQuestions(language), language),
  }),
)

/** A work that nobody has painted, with essays and questions. */
export const madeUpWork: Artwork = {
  slug: 'a-woman-and-a-heron',
  titles: {
    en: 'A Woman and a Heron',
    fr: 'Femme au héron',
    es: 'Mujer con garza',
    'zh-TW': '女人與蒼鷺',
  },
  originalTitle: 'Ida mit Reiher',
  aliases: ['The Green Sky'],
  artist: {
    key: 'ottilie-brandt',
    name: { ...everywhere('Ottilie Brandt'), 'zh-TW': '奧緹莉・布蘭特' },
    aliases: [],
    born: 1840,
    bornCirca: false,
    died: 1901,
    origin: null,
  },
  attribution: 'certain',
  date: { from: 1874, to: 1874, circa: false },
  dateText: null,
  medium: {
    en: 'oil on canvas',
    fr: 'huile sur toile',
    es: 'óleo sobre lienzo',
    'zh-TW': '油彩、畫布',
  },
  sizeCm: { height: 120, width: 90 },
  collection: {
    name: { en: 'Lake Museum', fr: 'Musée du Lac', es: 'Museo del Lago', 'zh-TW': '湖畔博物館' },
    city: { en: 'Vienna', fr: 'Vienne', es: 'Viena', 'zh-TW': '維也納' },
  },
  inventory: 'L 12',
  movement: null,
  genre: null,
  wikidata: null,
  fame: 1,
  identitySources: ['s1'],
  sources: [
    {
      id: 's1',
      title: 'Ida',
      publisher: 'Lake Museum',
      url: 'https://example.org/ida',
      licence: null,
    },
    {
      id: 's2',
      title: 'The theft',
      publisher: 'Gazette',
      url: 'https://example.org/theft',
      licence: null,
    },
  ],
  facts: NOTES.map((text, at) => ({
    id: `f${at + 1}`,
    topic: 'subject',
    certainty: 'agreed',
    sources: [text.includes('stolen') ? 's2' : 's1'],
    text,
  })),
  visible: [
    {
      id: 'v1',
      region: [0.05, 0.2, 0.4, 0.75],
      what: {
        en: 'A woman in grey holds out a fish',
        fr: 'Une femme en gris tend un poisson',
        es: 'Una mujer de gris ofrece un pez',
        'zh-TW': '一位灰衣女子遞出一條魚',
      },
    },
    {
      id: 'v2',
      region: [0.5, 0.3, 0.4, 0.6],
      what: {
        en: 'A tall heron',
        fr: 'Un grand héron',
        es: 'Una garza alta',
        'zh-TW': '一隻高大的蒼鷺',
      },
    },
    {
      id: 'v3',
      region: [0, 0, 1, 0.3],
      what: { en: 'A green sky', fr: 'Un ciel vert', es: 'Un cielo verde', 'zh-TW': '綠色的天空' },
    },
  ],
  names: [
    { en: 'Ida', fr: 'Ida', es: 'Ida', 'zh-TW': '伊達' },
    { en: 'Lakeside', fr: 'Lac', es: 'Lago', 'zh-TW': '湖畔' },
  ],
  essays: Object.fromEntries(
    MODES.map((mode) => [mode, inEach(mode === 'explorer' ? SHORT : LONG)]),
  ) as Essays,
  questions: questionsOf(questions),
  described: null,
}
