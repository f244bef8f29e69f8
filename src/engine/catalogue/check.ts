import { simplifiedCharactersOf } from '#engine/text/language.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { listFaults } from './described-faults.ts'
import type { Work } from './read.ts'
import { refusalOf } from './refused-sources.ts'
import { textFaults } from './text-faults.ts'
import { isEarlier, type WrittenText } from './texts.ts'

/**
 * Everything in a work's files that a machine can see to be wrong, a sentence each. Empty is good.
 */
export function faultsOf({ artwork, texts }: Work): string[] {
  const sources = texts.some(isEarlier) ? [] : sourceFaults(artwork)
  return [
    ...identityFaults(artwork),
    ...sources,
    ...listFaults(artwork),
    ...textFaults(artwork, texts),
  ]
}

/**
 * Sources that are not to be cited. Works that are still to be rewritten keep theirs until then.
 */
export function sourceFaults({ sources }: Artwork): string[] {
  return sources.flatMap(({ id, url }) => {
    const refusal = refusalOf(url)
    return refusal === null ? [] : [`${id} is refused: ${refusal}`]
  })
}

export function identityFaults(artwork: Artwork): string[] {
  const sources = new Set(artwork.sources.map((source) => source.id))
  const cited = [
    ...artwork.identitySources.map((id) => ({ by: 'identity_sources', id })),
    ...artwork.facts.flatMap((fact) => fact.sources.map((id) => ({ by: fact.id, id }))),
  ]
  const chinese = [
    artwork.titles['zh-TW'],
    artwork.artist.name['zh-TW'],
    artwork.collection?.name['zh-TW'] ?? '',
    artwork.medium?.['zh-TW'] ?? '',
    ...artwork.visible.map((thing) => thing.what['zh-TW']),
  ].join('')
  const simplified = simplifiedCharactersOf(chinese)
  return [
    ...cited
      .filter(({ id }) => !sources.has(id))
      .map(({ by, id }) => `${by} cites ${id}, which is not a source`),
    ...(simplified.length > 0 ? [`not written in Taiwan: ${simplified.join(' ')}`] : []),
  ]
}

const isEssay = ({ kind }: WrittenText) => kind !== 'questions' && kind !== 'described'

/** What is wrong between works: a heading or a sentence that two essays share. */
export function faultsBetween(works: readonly Work[]): string[] {
  const written = works.flatMap(({ artwork: { slug }, texts }) =>
    texts
      .filter((text) => isEssay(text) && !isEarlier(text))
      .flatMap(({ file, sections }) => {
        const sentences = sections.flatMap((section) => section.paragraphs.flat())
        const headings = sections.map(({ heading }) => `the heading "${heading}"`)
        return [...headings, ...sentences.map(({ text }) => `the sentence "${text}"`)].map(
          (words) => ({
            words,
            place: `${slug}/${file}`,
          }),
        )
      }),
  )
  const first = new Map<string, string>()
  return written.flatMap(({ words, place }) => {
    const earlier = first.get(words)
    first.set(words, earlier ?? place)
    return earlier === undefined ? [] : [`${place}: ${words} stands in ${earlier} too`]
  })
}
