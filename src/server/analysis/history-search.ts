import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { answerAt, askedAt, highestPlace, placeOf } from './history-index.ts'
import { eachPacked } from './packed-numbers.ts'
import { isOfWork, type Wanted, wantedOf, wordOfWork } from './searched-words.ts'

/** Part of a user's history: its ids, the newest first, and how many there are in all. */
export interface Part {
  ids: string[]
  total: number
}

/** Analyses that are read in one statement. */
const TOGETHER = 500

/** A LIKE pattern for texts that contain a word: `%` and `_` in it are letters like others. */
const containing = (word: string) => `%${word.replace(/[!%_]/gu, '!$&')}%`

/** That a word of the index has one of the given parts. */
function hasOne(parts: readonly string[]) {
  const conditions = parts.map((part) => sql`word like ${containing(part)} escape '!'`)
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/**
 * That each word is in a text, or names the work that the text is about: given how to tell that it
 * is about one of some works.
 */
function hasAll(
  column: string,
  words: readonly string[],
  worksNamed: WorksNamed,
  isAbout: (works: readonly string[]) => RawBuilder<unknown>,
) {
  const conditions = words.map((word) => {
    const inText = sql`${sql.ref(column)} like ${containing(word)} escape '!'`
    const works = worksNamed(word)
    return works.length === 0 ? inText : sql`(${inText} or ${isAbout(works)})`
  })
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const isOn = (works: readonly string[]) => sql`artwork in (${sql.join(works)})`
const isAnswerOn = (works: readonly string[]) =>
  sql`id in (select answer_id from "some" where ${isOn(works)})`

type Which = (history: ExpressionBuilder<Tables, 'history'>) => Expression<SqlBool>

/** The works that a folded word names, or whose maker it names, in any language. */
export type WorksNamed = (word: string) => string[]

/**
 * Finds the analyses where all words are in the answer, or all in what was asked; the label, and
 * the names of the work and its maker in all languages, belong to both. Those with a place in the
 * index are looked up there; the others, the newest, are read.
 */
export function createHistorySearch(db: Database, worksNamed: WorksNamed) {
  const ofUser = (userId: string) => db.selectFrom('history').where('history.user_id', '=', userId)

  /** Reads the texts of some analyses: those that have the words, the newest first. */
  const read = (userId: string, words: readonly string[], which: Which) =>
    db
      .with(
        (some) => some('some').materialized(),
        () =>
          ofUser(userId)
            .innerJoin('analyses', 'analyses.id', 'analysis_id')
            .select(['analysis_id', 'history.created_at', 'place', 'answer_id', 'asked', 'artwork'])
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
            .where(hasAll('folded', words, worksNamed, isAnswerOn)),
      )
      .selectFrom('some')
      .select(['analysis_id', 'place'])
      .where((either) =>
        either.or([
          either('answer_id', 'in', either.selectFrom('answers').select('answers.id')),
          hasAll('asked', words, worksNamed, isOn),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('analysis_id', 'desc')
      .execute()

  /** In which texts of the index each of the works is told, given the words for the works. */
  const ofWorks = async (userId: string, works: readonly string[]) =>
    works.length === 0
      ? []
      : db
          .selectFrom('history_words')
          .select(['word', 'found_in'])
          .where('user_id', '=', userId)
          .where('word', 'in', works)
          .execute()

  /** The words for the works that each word of a search names. */
  const namedByAll = ([first = '', ...others]: readonly string[]) =>
    others
      .reduce(
        (works, word) => works.intersection(new Set(worksNamed(word))),
        new Set(worksNamed(first)),
      )
      .values()
      .map(wordOfWork)
      .toArray()

  /** How many of the given parts of words each text has, up to the first that is not in it. */
  async function partsInTexts(
    userId: string,
    parts: Wanted['parts'],
    texts: number,
  ): Promise<Uint8Array> {
    const has = new Uint8Array(texts)
    if (parts.length === 0) return has
    const works = parts.map(({ of }) => new Set(of.flatMap(worksNamed).map(wordOfWork)))
    // The words by themselves are in the key, which is gone through much faster than what they are
    // found in.
    const having = db
      .selectFrom('history_words')
      .select(['word', 'found_in'])
      .where('user_id', '=', userId)
      .where('word', 'in', (select) =>
        select
          .selectFrom('history_words')
          .select('word')
          .where('user_id', '=', userId)
          .where(hasOne(parts.map(({ part }) => part))),
      )
    const rows = [
      ...(await having.execute()),
      ...(await ofWorks(userId, [...new Set(works.flatMap((words) => [...words]))])),
    ]
    for (const [before, { part }] of parts.entries())
      for (const { word, found_in } of rows)
        if (isOfWork(word) ? works[before]?.has(word) : word.includes(part))
          eachPacked(found_in, (text) => {
            if (has[text] === before) has[text] = before + 1
          })
    return has
  }

  /** The places of the analyses that are found by the index, the highest first. */
  async function lookUp(
    userId: string,
    words: readonly string[],
    highest: number,
  ): Promise<number[]> {
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
    return exact ? places : havingAll(userId, words, places)
  }

  /**
   * Of places where all parts of the words are, those where the words are: by the names of the
   * work, else by reading.
   */
  async function havingAll(userId: string, words: readonly string[], places: readonly number[]) {
    const rows = await ofWorks(userId, namedByAll(words))
    const named = new Set<number>()
    for (const { found_in } of rows) eachPacked(found_in, (text) => named.add(placeOf(text)))
    const open = places.filter((place) => !named.has(place))
    const found = new Set<number>()
    for (let from = 0; from < open.length; from += TOGETHER)
      for (const place of await readPlaces(userId, words, open.slice(from, from + TOGETHER)))
        found.add(place)
    return places.filter((place) => named.has(place) || found.has(place))
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

  return async (
    userId: string,
    words: readonly string[],
    offset: number,
    limit: number,
  ): Promise<Part> => {
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
