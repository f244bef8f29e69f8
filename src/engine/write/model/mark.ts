import type { EssaySentence } from '#engine/essay.ts'
import { IDENTITY_FACTS } from '#engine/gather/from-catalogue.ts'
import type { StatementKind } from '#shared/statements.ts'

/** The words of a passage that a sentence rests on, as a model quotes them. */
export interface Quotation {
  id: string
  words: string
}

/**
 * What a model says that a sentence rests on: `[v3 f9]`, `[~ f9]`, `[? f9]`, `[p12 «words»]`,
 * `[-]`, `[own]`.
 */
export interface Mark {
  kind: StatementKind
  restsOn: EssaySentence['restsOn']
  quotations: Quotation[]
}

const SIGNS: Record<string, StatementKind> = {
  '~': 'interpretation',
  '?': 'unsure',
  '？': 'unsure',
  '～': 'interpretation',
}
const ID =
  /(?<![\p{L}\p{N}])([fvpom]\d{1,3}|label|own|artist|date|medium|size|collection|movement|genre)(?![\p{L}\p{N}])/giu
const OPENING = /^[\s:：,，]*[«“"„‟「『‹‘〈]+\s*/u
const CLOSING = /\s*[»”"“‟」』›’〉]+[\s,，;；]*$/u
/** A quotation: ids that stand in it are words of the passage. */
const QUOTED = /«[^»]*»|“[^”“]*[”“]|"[^"]*"|「[^」]*」|『[^』]*』/gu

/** The standing that the ids of a mark give a sentence. */
function kindOf(ids: readonly string[]): StatementKind {
  if (ids.includes('own')) return 'unsourced'
  if (ids.every((id) => /^m\d/u.test(id))) return 'measured'
  return ids.every((id) => /^[vom]\d/u.test(id)) ? 'seen' : 'sourced'
}

/** Reads what stands between the brackets of a mark. Null where it is none. */
export function readMark(written: string): Mark | null {
  const plain = written.trim()
  if (/^[-–—−－]$/u.test(plain)) return { kind: 'link', restsOn: [], quotations: [] }
  const sign = SIGNS[plain.charAt(0)]
  const body = sign ? plain.slice(1) : plain
  // What is quoted is blanked out, so that it holds no ids, and keeps its place.
  const bare = body.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))
  const found = [...bare.matchAll(ID)].map(({ 0: id, index }) => ({
    id: id.toLowerCase(),
    index,
    end: index + id.length,
  }))
  const ids = [...new Set(found.map(({ id }) => id))]
  if (ids.length === 0 || (ids.includes('own') && ids.length > 1)) return null
  const quotations = found.flatMap(({ id, end }, at) => {
    const after = body.slice(end, found[at + 1]?.index)
    return OPENING.test(after)
      ? [{ id, words: after.replace(OPENING, '').replace(CLOSING, '') }]
      : []
  })
  return {
    kind: ids.includes('own') ? 'unsourced' : (sign ?? kindOf(ids)),
    restsOn: ids.flatMap((id) => (id === 'label' ? IDENTITY_FACTS : id === 'own' ? [] : [id])),
    quotations,
  }
}
