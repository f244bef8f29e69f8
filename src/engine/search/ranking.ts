/** As the build writes it. Documents and fields are told by their place. */
export interface SavedRanking {
  fields: string[]
  /** By document, the number of different words in each field, one field after the other. */
  lengths: number[]
  /** By term: postings, each a number made by `posting`. */
  terms: Record<string, number[]>
}

/** A document that has a word, by its place. Higher scores fit better; they have no bound. */
export interface Ranked {
  at: number
  score: number
}

/** Finds documents by their words, the fields for themselves. */
export interface Ranking {
  documentCount: number
  /**
   * The documents that have one of these terms in one of these fields, the best first. Several terms
   * are spellings of one word: a document with more of them goes before.
   */
  search(terms: readonly string[], boosts: Readonly<Record<string, number>>): Ranked[]
}

const BITS = { field: 3, count: 13 }
const MOST_COUNT = 2 ** BITS.count - 1

/** A posting in 32 bits: 16 for the document, 3 for the field, 13 for how often a term is there. */
const posting = (at: number, field: number, count: number) =>
  at * 2 ** (BITS.field + BITS.count) + field * 2 ** BITS.count + Math.min(count, MOST_COUNT)

const documentIn = (bits: number) => bits >>> (BITS.field + BITS.count)
const fieldIn = (bits: number) => (bits >>> BITS.count) % 2 ** BITS.field

/** Saturation, length, and the least that a term is worth, as Lv and Zhai have them. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 }

/** @param documents the terms of each field; a word counts once towards its length. */
export function makeRanking(
  fields: readonly string[],
  documents: readonly ReadonlyMap<string, { words: readonly string[]; terms: readonly string[] }>[],
): SavedRanking {
  const terms = new Map<string, number[]>()
  const lengths = documents.flatMap((document, at) =>
    fields.map((name, field) => {
      const own = document.get(name) ?? { words: [], terms: [] }
      const counts = new Map<string, number>()
      for (const term of own.terms) counts.set(term, (counts.get(term) ?? 0) + 1)
      for (const [term, count] of counts) {
        const postings = terms.get(term) ?? []
        postings.push(posting(at, field, count))
        terms.set(term, postings)
      }
      return new Set(own.words).size
    }),
  )
  return { fields: [...fields], lengths, terms: Object.fromEntries(terms) }
}

/**
 * BM25+ (Lv and Zhai, "Lower-bounding term frequency normalization", 2011), summed over fields. Its
 * postings lie side by side in one array.
 */
export function rankingOf({ fields, lengths, terms }: SavedRanking): Ranking {
  const documentCount = lengths.length / fields.length
  const means = fields.map(
    (_name, field) =>
      lengths.reduce((sum, length, at) => (at % fields.length === field ? sum + length : sum), 0) /
      documentCount,
  )
  const lists = Object.entries(terms)
  const starts = new Map<string, number>()
  const postings = new Uint32Array(lists.reduce((sum, [, list]) => sum + list.length + 1, 0))
  let end = 0
  for (const [term, list] of lists) {
    starts.set(term, end)
    postings[end] = list.length
    postings.set(list, end + 1)
    end += list.length + 1
  }

  const postingsOf = (term: string): Uint32Array => {
    const start = starts.get(term)
    if (start === undefined) return new Uint32Array()
    return postings.subarray(start + 1, start + 1 + (postings[start] ?? 0))
  }

  /** The scores of the documents that have a term, by their place. */
  function scoresOf(term: string, boosts: readonly (number | undefined)[]): Map<number, number> {
    const own = postingsOf(term)
    const found = fields.map(() => 0)
    for (const bits of own) found[fieldIn(bits)] = (found[fieldIn(bits)] ?? 0) + 1
    const rarities = found.map((count) =>
      Math.log(1 + (documentCount - count + 0.5) / (count + 0.5)),
    )
    const scores = new Map<number, number>()
    for (const bits of own) {
      const [at, field, count] = [documentIn(bits), fieldIn(bits), bits & MOST_COUNT]
      const boost = boosts[field]
      if (boost === undefined) continue
      const length = (lengths[at * fields.length + field] ?? 0) / (means[field] ?? 1)
      const { k, b, d } = BM25
      const weight = d + (count * (k + 1)) / (count + k * (1 - b + b * length))
      scores.set(at, (scores.get(at) ?? 0) + boost * (rarities[field] ?? 0) * weight)
    }
    return scores
  }

  return {
    documentCount,
    search(sought, boosts) {
      const byField = fields.map((field) => boosts[field])
      const found = new Map<number, Ranked & { terms: number }>()
      for (const term of sought)
        for (const [at, score] of scoresOf(term, byField)) {
          const before = found.get(at) ?? { at, score: 0, terms: 0 }
          found.set(at, { at, score: before.score + score, terms: before.terms + 1 })
        }
      return [...found.values()]
        .map((one) => ({ at: one.at, score: one.score * one.terms }))
        .sort((one, other) => other.score - one.score)
    },
  }
}
