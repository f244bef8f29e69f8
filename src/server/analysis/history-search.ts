import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { answerAt, askedAt, highestPlace } from './history-index.ts'
import { eachPacked } from './packed-numbers.ts'
import { wantedOf } from './searched-words.ts'

/** Part of a user's history: its ids, the newest first, and how many there are in all. */
export interface Part {
  ids: string[]
  total: number
}

/** Analyses that are read in one statement. */
const TOGETHER = 500

/** A LIKE pattern for texts that contain a word: `%` and `_` in it are letters like others. */
const containing = (word: string) => `%${word.replace(/[!%_]/gu, '!$&')}%`

function like(column: string, words: readonly string[], junction: 'and' | 'or') {
  const conditions = words.map((word) => sql`${sql.ref(column)} like ${containing(word)} escape '!'`)
  return sql<boolean>`(${sql.join(conditions, sql.raw(` ${junction} `))})`
}

type Which = (history: ExpressionBuilder<Tables, 'history'>) => Expression<SqlBool>

/**
 * Finds the analyses where all words are in the answer, or all in what was asked, or in the label. Those with a place in the
 * index are looked up there; the others, the newest, are read.
 */
export function createHistorySearch(db: Database) {
  const ofUser = (userId: string) => db.selectFrom('history').where('user_id', '=', userId)

  /** Reads the texts of some analyses: those that have the words, the newest first. */
  const read = (userId: string, words: readonly string[], which: Which) =>
    db
      .with(
        (some) => some('some').materialized(),
        () =>
          ofUser(userId)
            .select(['analysis_id', 'created_at', 'place', 'answer_id', 'asked'])
            .where('deleted_at', 'is', null)
            .where(which),
      )
      .with(
        (answers) => answers('answers').materialized(),
        (select) =>
          select
            .selectFrom('history_answers')
            .select('id')
            .where('user_id', '=', userId)
            .where('id', 'in', select.selectFrom('some').select('answer_id'))
            .where(like('folded', words, 'and')),
      )
      .selectFrom('some')
      .select(['analysis_id', 'place'])
      .where((either) =>
        either.or([
          either('answer_id', 'in', either.selectFrom('answers').select('answers.id')),
          like('asked', words, 'and'),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('analysis_id', 'desc')
      .execute()

  /** How many of the given parts of words each text has, up to the first that is not in it. */
  async function partsInTexts(userId: string, parts: readonly string[], texts: number): Promise<Uint8Array> {
    const has = new Uint8Array(texts)
    if (parts.length === 0) return has
    const rows = await db
      .selectFrom('history_words')
      .select(['word', 'found_in'])
      .where('user_id', '=', userId)
      // The words by themselves are in the key, which is gone through much faster than what they are found in.
      .where('word', 'in', (select) =>
        select
          .selectFrom('history_words')
          .select('word')
          .where('user_id', '=', userId)
          .where(like('word', parts, 'or')),
      )
      .execute()
    for (const [before, part] of parts.entries())
      for (const { word, found_in } of rows)
        if (word.includes(part))
          eachPacked(found_in, (text) => {
            if (has[text] === before) has[text] = before + 1
          })
    return has
  }

  /** The places of the analyses that are found by the index, the highest first. */
  async function lookUp(userId: string, words: readonly string[], highest: number): Promise<number[]> {
    const { parts, exact } = wantedOf(words)
    const has = await partsInTexts(userId, parts, askedAt(highest) + 1)
    const deleted = await ofUser(userId)
      .select('place')
      .where('deleted_at', 'is not', null)
      .where('place', 'is not', null)
      .execute()
    const hidden = new Set(deleted.map((row) => row.place))
    const places: number[] = []
    for (let place = highest; place > 0; place--) {
      const all = has[answerAt(place)] === parts.length || has[askedAt(place)] === parts.length
      if (all && !hidden.has(place)) places.push(place)
    }
    if (exact) return places
    const read: number[] = []
    for (let from = 0; from < places.length; from += TOGETHER)
      read.push(...(await readPlaces(userId, words, places.slice(from, from + TOGETHER))))
    return read
  }

  async function readPlaces(userId: string, words: readonly string[], places: readonly number[]) {
    const rows = await read(userId, words, (history) => history('place', 'in', places))
    return rows.flatMap((row) => row.place ?? [])
  }

  /** What stands at the given places, the highest first. */
  async function idsOf(userId: string, places: readonly number[]): Promise<string[]> {
    if (places.length === 0) return []
    const rows = await ofUser(userId)
      .select('analysis_id')
      .where('place', 'in', places)
      .orderBy('place', 'desc')
      .execute()
    return rows.map((row) => row.analysis_id)
  }

  return async (userId: string, words: readonly string[], offset: number, limit: number): Promise<Part> => {
    const highest = await highestPlace(db, userId)
    // What is put into the index meanwhile has a higher place: it is read, and not looked up.
    const newest = await read(userId, words, (history) =>
      history.or([history('place', 'is', null), history('place', '>', highest)]),
    )
    const places = highest === 0 ? [] : await lookUp(userId, words, highest)
    const from = Math.max(0, offset - newest.length)
    const to = Math.max(0, offset + limit - newest.length)
    const older = await idsOf(userId, places.slice(from, to))
    return {
      ids: [...newest.slice(offset, offset + limit).map((row) => row.analysis_id), ...older],
      total: newest.length + places.length,
    }
  }
}
