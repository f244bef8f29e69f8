import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Artwork } from '#engine/catalogue/artwork.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { NAME_MAX } from '#shared/limits.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { findByTitle } from './by-title.ts'
import { typosBetween } from './distance.ts'
import { plainTitle } from './title-words.ts'

const { titles, artworks } = realCatalogue()
const complete = artworks.filter((artwork) => artwork.statements.length > 0)
const find = (title: string, artist = '') => findByTitle(titles, title, artist)
const found = (title: string, artist = '') => find(title, artist).meant[0]?.artwork.slug ?? null

function namesOf(artwork: Artwork): string[] {
  return [
    ...LANGUAGES.map((language) => artwork.titles[language]),
    artwork.originalTitle ?? '',
    ...artwork.aliases,
  ].filter((name) => name !== '')
}

/** Small, repeatable random numbers, so that the typos are the same in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function withTypo(name: string, next: () => number): string {
  const letters = [...name]
  const at = Math.floor(next() * letters.length)
  const letter = /\p{Script=Han}/u.test(name) ? '大' : 'abcdefghijklmnopqrstuvwxyz'[Math.floor(next() * 26)]
  const kind = Math.floor(next() * 4)
  if (kind === 0 && letters.length > 1) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letter ?? 'a')
  else if (kind === 2) letters[at] = letter ?? 'a'
  else
    letters.splice(
      Math.max(0, at - 1),
      2,
      ...letters.slice(Math.max(0, at - 1), Math.max(0, at - 1) + 2).reverse(),
    )
  return letters.join('')
}

test('every work is found by each of its names, in any case and without accents', () => {
  const missed = artworks.flatMap((artwork) =>
    namesOf(artwork)
      .flatMap((name) => [name, name.toUpperCase(), name.normalize('NFD').replace(/\p{M}/gu, '')])
      .filter((name) => !find(name).meant.some((match) => match.artwork.slug === artwork.slug)),
  )
  expect(missed).toEqual([])
})

test('a name with the maker beside it finds the work of that maker', () => {
  const missed = artworks.flatMap((artwork) =>
    LANGUAGES.filter(
      (language) => found(artwork.titles[language], artwork.artist.name[language]) !== artwork.slug,
    ).map(
      (language) =>
        `${artwork.slug} ${language}: ${found(artwork.titles[language], artwork.artist.name[language])}`,
    ),
  )
  expect(missed).toEqual([])
})

test('a slip of the finger in any name of the complete works: nearly all are found, and never another work', () => {
  const next = random(7)
  let tried = 0
  let right = 0
  const wrong: string[] = []
  const missed: string[] = []
  for (const artwork of complete) {
    for (const name of namesOf(artwork)) {
      for (let round = 0; round < 5; round++) {
        const typed = withTypo(name, next)
        // Chinese names of one or two characters with another character in them are other words.
        if (/\p{Script=Han}/u.test(name) && [...name].length <= 3 && typed !== name) continue
        const finding = find(typed)
        tried++
        if (finding.meant.some((match) => match.artwork.slug === artwork.slug)) right++
        else if (finding.meant.length === 0) missed.push(typed)
        else wrong.push(`${typed} → ${finding.meant[0]?.artwork.slug}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(right / tried, missed.join(', ')).toBeGreaterThanOrEqual(0.98)
})

describe('the maker in the same line', () => {
  test.each([
    ['Mona Lisa by Leonardo da Vinci', 'mona-lisa'],
    ['La Joconde de Léonard de Vinci', 'mona-lisa'],
    ['leonardo mona lisa', 'mona-lisa'],
    ['El grito de Edvard Munch', 'the-scream'],
    ['梵谷的星夜', 'the-starry-night'],
    ['the painting Mona Lisa', 'mona-lisa'],
    ['tableau La Nuit étoilée', 'the-starry-night'],
  ])('%s', (typed, slug) => {
    expect(found(typed)).toBe(slug)
  })
})

test('a part that no other title has finds the work, as likely', () => {
  const finding = find('Arnolfini')
  expect(finding.meant[0]?.artwork.slug).toBe('the-arnolfini-portrait')
})

test('another maker than the right one is noticed, and a right one is not', () => {
  expect(find('Mona Lisa', 'Claude Monet').otherArtist).toBe(true)
  expect(find('Mona Lisa', 'Some Unknown').otherArtist).toBe(true)
  expect(find('Mona Lisa', 'leonardo').otherArtist).toBe(false)
  expect(find('Mona Lisa', 'Leonardo da Vinchi').otherArtist).toBe(false)
  expect(find('星夜', '梵谷').otherArtist).toBe(false)
})

// Plausible, made up, or real works that we do not have.
const NOT_OURS = [
  'The Moonlit Umbrella',
  'Sunset over the Quiet Harbour',
  'Portrait of a Woman with a Violet Shawl',
  'The Red Garden',
  'The Clockmaker’s Daughter',
  'Still Life with Broken Lute',
  'The Girl with the Golden Comb',
  'The Blue Horse at Dawn',
  'Boy with a Paper Crown',
  'The Fisherman’s Prayer',
  'The Lantern Seller of Kyoto',
  'Winter Ferry',
  'The Weeping Cardinal',
  'Madonna of the Almond Tree',
  'View of a Village in Snow',
  'The Merchant of Bruges',
  'Composition in Green and Ash',
  'The Last Violinist',
  'Saint Agnes among the Wolves',
  'The Two Sailors',
  'Dance of the Harvest Moon',
  'The Night Market',
  'The Birth of Mercury',
  'The Great Storm off Nagasaki',
  'Liberty Crossing the River',
  'Kiss of the Rain',
  'Impression, Sunset',
  'The Scream of the Gull',
  'Starry Night over the Alps',
  'Girl with a Pearl Necklace and Dog',
  'La Nuit des lanternes',
  'Le Jardin du notaire',
  'La Femme au perroquet vert',
  'El jardín de los relojes',
  'La noche de los pescadores',
  'Retrato de un boticario',
  '雨中的渡船',
  '紅色庭院',
  '夜市',
  '戴銀耳環的男孩',
]

test('titles of works that we do not know find none', () => {
  expect(NOT_OURS).toHaveLength(40)
  expect(
    NOT_OURS.filter((title) => find(title).meant.length > 0).map((title) => `${title} → ${found(title)}`),
  ).toEqual([])
})

test('whatever is typed, the search answers and finds no work without a likeness', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 30 }),
      (title, artist) => {
        for (const match of find(title, artist).meant) expect(match.confidence).toBeGreaterThan(0.5)
      },
    ),
    { numRuns: 300 },
  )
})

test('letters that unfold into many do not make a name longer than may be typed', () => {
  expect(plainTitle('\uFDFA'.repeat(NAME_MAX)).length).toBeLessThanOrEqual(NAME_MAX)
})

test('typos are counted: added, lost, changed and swapped letters', () => {
  expect(typosBetween('nuit', 'nuit', 2)).toBe(0)
  expect(typosBetween('nuit', 'nut', 2)).toBe(1)
  expect(typosBetween('nuit', 'nuits', 2)).toBe(1)
  expect(typosBetween('nuit', 'nuyt', 2)).toBe(1)
  expect(typosBetween('nuit', 'niut', 2)).toBe(1)
  expect(typosBetween('nuit', 'dance', 2)).toBe(3)
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(typosBetween(one, other, 20)).toBe(typosBetween(other, one, 20))
      expect(typosBetween(one, other, 20) === 0).toBe(one === other)
    }),
  )
})
