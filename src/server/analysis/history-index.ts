import { sql, type Transaction } from 'kysely'
import { holdUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { packAfter, packWithout } from './packed-numbers.ts'
import { wordOfWork, wordsOf } from './searched-words.ts'

/** Analyses that go into the index together: so few are read fast enough without it. */
export const PORTION = 250
/** In one tidying: others wait for each, and the start of the server for all. */
const MOST_PORTIONS = 20
/** Words that are read and written in one statement. */
const TOGETHER = 500

/**
 * A word that is in many texts fills volumes. Only the open one is added to, so that what is
 * written does not grow with the history; a full one is numbered by its last text.
 */
const OPEN = 0
const FULL_BYTES = 1000
const EMPTY = new Uint8Array()

/**
 * The numbers of the two texts of an analysis: the words of a search have to be all in the one or
 * all in the other.
 */
export const answerAt = (place: number) => 2 * place
export const askedAt = (place: number) => 2 * place + 1
export const placeOf = (text: number) => Math.floor(text / 2)

interface Placed {
  place: number
  artwork: string
  folded: string
  asked: string | null
}

/**
 * Puts into the index what has been added to long histories. Until then it is read by every search.
 */
export async function indexHistories(db: Database): Promise<void> {
  const users = await db
    .selectFrom('history')
    .select('user_id')
    .where('place', 'is', null)
    .groupBy('user_id')
    .having((count) => count.fn.countAll(), '>=', PORTION)
    .execute()
  let left = MOST_PORTIONS
  for (const { user_id } of users)
    while (left > 0 && (await db.transaction().execute((tx) => indexPortion(tx, user_id)))) left--
}

/** Puts the oldest analyses without a place behind all others; false where there are too few. */
async function indexPortion(tx: Transaction<Tables>, userId: string): Promise<boolean> {
  await holdUser(tx, userId)
  const highest = await highestPlace(tx, userId)
  const rows = await tx
    .selectFrom('history')
    .innerJoin('history_answers as answers', (join) =>
      join
        .onRef('answers.user_id', '=', 'history.user_id')
        .onRef('answers.id', '=', 'history.answer_id'),
    )
    .innerJoin('analyses', 'analyses.id', 'analysis_id')
    .select(['analysis_id', 'artwork', 'folded', 'asked'])
    .where('history.user_id', '=', userId)
    .where('place', 'is', null)
    .orderBy('history.created_at')
    .orderBy('analysis_id')
    .limit(PORTION)
    .execute()
  if (rows.length < PORTION) return false
  const placed = rows.map((row, at) => ({ ...row, place: highest + 1 + at }))
  for (const { analysis_id, place } of placed)
    await tx.updateTable('history').set({ place }).where('analysis_id', '=', analysis_id).execute()
  for (const some of together(textsByWord(placed))) await addWords(tx, userId, some)
  return true
}

/** The highest place in the index of a user; 0 where there is none. */
export async function highestPlace(db: Database, userId: string): Promise<number> {
  const { highest } = await db
    .selectFrom('history')
    .select((select) => select.fn.coalesce(select.fn.max('place'), sql<number>`0`).as('highest'))
    .where('user_id', '=', userId)
    .where('place', 'is not', null)
    .executeTakeFirstOrThrow()
  return highest
}

type TextsByWord = Map<string, number[]>

async function addWords(
  tx: Transaction<Tables>,
  userId: string,
  added: TextsByWord,
): Promise<void> {
  const open = await tx
    .selectFrom('history_words')
    .select(['word', 'found_in'])
    .where('user_id', '=', userId)
    .where('volume', '=', OPEN)
    .where('word', 'in', [...added.keys()])
    .execute()
  const before = new Map(open.map(({ word, found_in }) => [word, found_in]))
  const volumes = [...added].flatMap(([word, texts]) => {
    const found_in = packAfter(before.get(word) ?? EMPTY, texts)
    const volume = { user_id: userId, word, volume: OPEN, found_in }
    return found_in.length < FULL_BYTES
      ? [volume]
      : [
          { ...volume, volume: texts.at(-1) ?? OPEN },
          { ...volume, found_in: EMPTY },
        ]
  })
  await tx
    .insertInto('history_words')
    .values(volumes)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'word', 'volume'])
        .doUpdateSet((set) => ({ found_in: set.ref('excluded.found_in') })),
    )
    .execute()
}

interface Gone {
  analysis_id: string
  place: number | null
  answer_id: number
  asked: string | null
}

/**
 * Takes out of the index what is deleted for good, while its analyses and texts are there, and
 * words that nothing else has.
 */
export async function removeFromIndex(
  tx: Transaction<Tables>,
  userId: string,
  gone: readonly Gone[],
) {
  const placed: Placed[] = []
  for (const { analysis_id, place, answer_id, asked } of gone) {
    if (place === null) continue
    const { folded, artwork } = await tx
      .selectFrom('history_answers')
      .innerJoin('analyses', (join) => join.on('analyses.id', '=', analysis_id))
      .select(['folded', 'artwork'])
      .where('history_answers.user_id', '=', userId)
      .where('history_answers.id', '=', answer_id)
      .executeTakeFirstOrThrow()
    placed.push({ place, artwork, folded, asked })
  }
  for (const some of together(textsByWord(placed))) await removeWords(tx, userId, some)
}

async function removeWords(
  tx: Transaction<Tables>,
  userId: string,
  removed: TextsByWord,
): Promise<void> {
  const volumes = await tx
    .selectFrom('history_words')
    .select(['word', 'volume', 'found_in'])
    .where('user_id', '=', userId)
    .where('word', 'in', [...removed.keys()])
    .execute()
  for (const { word, volume, found_in } of volumes) {
    const left = packWithout(found_in, removed.get(word) ?? [])
    const isThis = { user_id: userId, word, volume }
    if (left.length === 0)
      await tx
        .deleteFrom('history_words')
        .where((all) => all.and(isThis))
        .execute()
    else if (left.length < found_in.length)
      await tx
        .updateTable('history_words')
        .set({ found_in: left })
        .where((all) => all.and(isThis))
        .execute()
  }
}

function textsByWord(placed: readonly Placed[]): TextsByWord {
  const byWord: TextsByWord = new Map()
  const add = (text: string, artwork: string, number: number) => {
    for (const word of [wordOfWork(artwork), ...wordsOf(text)]) {
      const texts = byWord.get(word)
      if (texts) texts.push(number)
      else byWord.set(word, [number])
    }
  }
  for (const { place, artwork, folded, asked } of placed) {
    add(folded, artwork, answerAt(place))
    if (asked !== null) add(asked, artwork, askedAt(place))
  }
  return byWord
}

function* together(texts: TextsByWord): Generator<TextsByWord> {
  const entries = [...texts]
  for (let from = 0; from < entries.length; from += TOGETHER)
    yield new Map(entries.slice(from, from + TOGETHER))
}
