import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { createGate } from '#engine/check/gate.ts'
import type { Evidence } from '#engine/evidence.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import { typeset } from '#engine/text/typeset.ts'
import { LANGUAGES, type Language, type Localized, localized } from '#shared/languages.ts'
import type { Artwork, CatalogueSource } from '../artwork/artwork.ts'
import { readYaml } from './read-yaml.ts'
import { refusalOf } from './refused-sources.ts'
import { localizedSchema } from './schema.ts'

export const MOST_SENTENCES = 4

/**
 * `lives/<key>.yaml`: up to four sentences on a maker, each with the notes that it rests on, as
 * `the-scream/f33`.
 */
const lifeSchema = z
  .array(
    localizedSchema.extend({
      rests_on: z
        .array(z.string().regex(/^[a-z0-9-]+\/f\d+$/, 'a note is named as the-scream/f33'))
        .min(1),
    }),
  )
  .min(1)
  .max(MOST_SENTENCES)

/** A sentence on a maker in each language, and the numbers of its sources. */
interface LifeSentence {
  text: Localized
  sources: number[]
}

/**
 * The life of a maker, told in up to four sentences, and the sources that it rests on, in the order
 * of their numbers.
 */
export interface Life {
  sentences: LifeSentence[]
  sources: Pick<CatalogueSource, 'title' | 'publisher' | 'url'>[]
}

type Written = z.infer<typeof lifeSchema>

/**
 * The lives that are written, by the key of the maker. @throws CatalogueError where a file breaks
 * its form.
 */
export function readLives(folder: string): Map<string, Written> {
  const home = join(folder, 'lives')
  if (!existsSync(home)) return new Map()
  return new Map(
    readdirSync(home)
      .sort()
      .map((file) => [basename(file, '.yaml'), readYaml(join(home, file), lifeSchema)]),
  )
}

/**
 * All that a life may rest on: the notes on the works of its maker, under the names by which it
 * cites them.
 */
function groundOf(works: readonly Artwork[], language: Language): Evidence {
  const grounds = works.map((artwork) => {
    const { facts, sources, ...rest } = evidenceOf(artwork, language)
    const placed = (id: string) => `${artwork.slug}/${id}`
    return {
      ...rest,
      facts: facts.map((fact) => ({
        ...fact,
        id: placed(fact.id),
        sources: fact.sources.map(placed),
      })),
      sources: sources.map((source) => ({ ...source, id: placed(source.id) })),
    }
  })
  return {
    language,
    sources: grounds.flatMap(({ sources }) => sources),
    facts: grounds.flatMap(({ facts }) => facts),
    passages: [],
    observations: [],
    titles: grounds.flatMap(({ titles }) => titles),
    identity: grounds.flatMap(({ identity }) => identity),
    names: grounds.flatMap(({ names }) => names),
  }
}

/**
 * What a machine can see to be wrong in a life: notes that are not there or disputed, figures and
 * names that they do not have.
 */
export function lifeFaults(life: Written, works: readonly Artwork[]): string[] {
  if (works.length === 0) return ['no work of this maker is in the catalogue']
  const cited = sourcesOf(
    works,
    life.flatMap(({ rests_on }) => rests_on),
  )
  const refused = cited.flatMap(({ url }) => refusalOf(url) ?? [])
  const judged = LANGUAGES.flatMap((language) => {
    const gate = createGate(groundOf(works, language))
    return life.flatMap((sentence, at) => {
      const text = typeset(sentence[language], language)
      const fault = gate({ kind: 'sourced', topic: 'context', text, restsOn: sentence.rests_on })
      return fault === null ? [] : [`${language}, sentence ${at + 1}: ${fault}`]
    })
  })
  return [...refused, ...judged]
}

/** The sources of some notes on works, each once. */
function sourcesOf(works: readonly Artwork[], notes: readonly string[]): CatalogueSource[] {
  const found = notes.flatMap((note) => {
    const [slug, id] = note.split('/')
    const artwork = works.find((work) => work.slug === slug)
    const fact = artwork?.facts.find((one) => one.id === id)
    return artwork?.sources.filter((source) => fact?.sources.includes(source.id)) ?? []
  })
  return [...new Map(found.map((source) => [source.url, source])).values()]
}

/**
 * The life of a maker as its page tells it, with its sources numbered in the order in which they
 * are cited.
 */
export function lifeOf(life: Written, works: readonly Artwork[]): Life {
  const sources = sourcesOf(
    works,
    life.flatMap(({ rests_on }) => rests_on),
  )
  const numberOf = ({ url }: CatalogueSource) =>
    sources.findIndex((source) => source.url === url) + 1
  return {
    sentences: life.map(({ rests_on, ...text }) => ({
      text: localized((language) => typeset(text[language], language)),
      sources: sourcesOf(works, rests_on)
        .map(numberOf)
        .sort((a, b) => a - b),
    })),
    sources: sources.map(({ title, publisher, url }) => ({ title, publisher, url })),
  }
}
