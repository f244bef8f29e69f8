import { join } from 'node:path'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { type Catalogue, catalogueOf, lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { createEngine } from '#engine/engine.ts'
import { type Figure, figuresOf } from '../figure.ts'

const TIMES = 10
const ASKED = 40
const VOWELS = 'aeiou'
const CONSONANTS = 'bcdfghjklmnpqrstvwxz'

const real = lazyCatalogue(join(import.meta.dirname, '../../dist/catalogue.json'))

/** Another word of the same length and shape. Short words are mostly grammar, and stay. */
function disguised(text: string, number: number): string {
  const shifted = (letter: string, among: string) => {
    const other = among[(among.indexOf(letter.toLowerCase()) + number) % among.length] ?? letter
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  }
  return text
    .replace(/\p{Script=Latin}{4,}/gu, (word) =>
      word
        .replace(/[aeiou]/giu, (letter) => shifted(letter, VOWELS))
        .replace(/[b-df-hj-np-tv-z]/giu, (letter) =>
          CONSONANTS.includes(letter.toLowerCase()) ? shifted(letter, CONSONANTS) : letter,
        ),
    )
    .replace(/\p{Script=Han}/gu, (character) =>
      String.fromCodePoint(
        0x4e00 + (((character.codePointAt(0) ?? 0) - 0x4e00 + 97 * number) % 20_000),
      ),
    )
}

const KEPT = new Set(['id', 'key', 'slug', 'topic', 'kind', 'certainty', 'sources', 'restsOn'])

/** The same work in other words: a request for the one has nothing of the other. */
function copyOf(artwork: Artwork, number: number): Artwork {
  const { titles, aliases, artist, visible, facts, essays } = artwork
  const words = JSON.stringify({ titles, aliases, artist, visible, facts, essays })
  const told: Partial<Artwork> = JSON.parse(words, (key, value) =>
    typeof value !== 'string' || KEPT.has(key) ? value : disguised(value, number),
  )
  return { ...artwork, ...told, slug: `${artwork.slug}-${number}`, questions: null }
}

function grown(): Catalogue {
  const { artworks, bySlug } = real()
  const ring = [...bySlug.values()].filter((artwork) => !artworks.includes(artwork))
  const times = (works: readonly Artwork[]) =>
    Array.from({ length: TIMES }, (_, number) =>
      number === 0 ? works : works.map((artwork) => copyOf(artwork, number)),
    ).flat()
  return catalogueOf(times(artworks), times(ring))
}

/** Milliseconds of CPU that a title takes. */
function costOf(catalogue: Catalogue, titles: readonly string[]): number {
  const engine = createEngine({ catalogue: () => catalogue, onDropped: () => {} })
  const ask = () => {
    for (const name of titles) engine.recognise({ name, artist: '', language: 'en' })
  }
  ask()
  const before = process.cpuUsage()
  for (let turn = 0; turn < ASKED / titles.length; turn++) ask()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ASKED
}

const KNOWN = ['The Starry Night', 'Las Meninas', 'la joconde', 'guernica picasso']
const UNKNOWN = [
  'The old bridge at dawn in spring',
  'a cat that reads the news',
  'Zxqv Plomb',
  'Le bruit du vent',
]
const MISTYPED = ['The Stary Nigth', 'Las Menninas', 'Gernica', 'The birth of venuss']

/** Measures the cost of a title, and its growth with ten times the works and labels. */
export async function growth(): Promise<Figure[]> {
  const { artworks, bySlug } = real()
  const small = catalogueOf(artworks, [...bySlug.values()].slice(artworks.length))
  const large = grown()
  const grows = (title: string) =>
    `${title}: CPU with ten times the catalogue and ring, against one`
  return figuresOf(
    [
      { what: 'A title that is known, CPU', unit: 'ms', goal: 3 },
      { what: 'A title that is not, CPU', unit: 'ms', goal: 3, held: 8 },
      { what: 'A title with slips, CPU', unit: 'ms', goal: 3 },
      { what: grows('A title that is known'), unit: '×', goal: 1.3, held: 15 },
      { what: grows('A title that is not'), unit: '×', goal: 1.3, held: 25 },
      { what: grows('A title with slips'), unit: '×', goal: 1.3, held: 8 },
    ],
    async () => {
      const costs = [KNOWN, UNKNOWN, MISTYPED].map((titles) => costOf(small, titles))
      const more = [KNOWN, UNKNOWN, MISTYPED].map((titles) => costOf(large, titles))
      return [...costs, ...more.map((cost, at) => cost / (costs[at] ?? Number.NaN))]
    },
  )
}
