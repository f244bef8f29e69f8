import { sql } from 'kysely'
import type { Engine } from '#engine/engine.ts'
import { textId } from '#server/analysis/searched-texts.ts'
import type { Database } from '#server/db/tables.ts'
import { digestOf } from '#server/secrets.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { fold } from '#shared/fold.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'

const WORKS = [
  'The Starry Night',
  'Mona Lisa',
  'The Great Wave off Kanagawa',
  'Girl with a Pearl Earring',
  'Las Meninas',
  'The Scream',
  'The Kiss',
  'The Night Watch',
  'Guernica',
  'The Birth of Venus',
  'Sunflowers',
  'Olympia',
]

export type Text = Omit<Analysis, 'id' | 'created_at'> & { folded: string }

/** What the built-in writer says of a dozen works, at every depth and in every language. */
export async function textsOf(engine: Engine): Promise<Text[]> {
  const texts: Text[] = []
  for (const name of WORKS) {
    for (const mode of MODES) {
      for (const language of LANGUAGES) {
        const request = { name, artist: '', question: '', mode, language }
        for await (const event of engine.study(request, AbortSignal.timeout(10_000))) {
          if (event.type !== 'done') continue
          const { identification, statements } = event.study
          const label = [identification.artwork.title, identification.artwork.artist]
          const folded = fold(
            [...label, ...statements.map((statement) => statement.text)].join('\n'),
          )
          // The facts are left out to save the disk: neither list nor search reads them.
          texts.push({
            ...event.study,
            facts: [],
            observations: [],
            sources: [],
            mode,
            language,
            question: '',
            folded,
          })
        }
      }
    }
  }
  return texts
}

interface Filling {
  token: string
  count: number
  texts: Text[]
  unique: boolean
}

const BATCH = 500
/** 118 works at three depths in four languages. */
const TEXTS = 118 * 3 * 4

/** One user with a session and so many analyses. */
export async function fillHistory(
  db: Database,
  { token, count, texts, unique }: Filling,
): Promise<void> {
  const now = Date.now()
  const user_id = 'reader'
  await db
    .insertInto('users')
    .values({
      id: user_id,
      email: 'reader@example.com',
      password_hash: '',
      role: 'professional',
      preferred_language: 'en',
      created_at: now,
    })
    .execute()
  await db
    .insertInto('sessions')
    .values({ token_hash: token, user_id, created_at: now, seen_at: now })
    .execute()

  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
      const number = from + at
      const which = (number * 7919) % TEXTS
      const text = texts[which % texts.length]
      if (!text) throw new Error('there are no texts: build the catalogue first')
      const asked = number % 3 === 0 ? `Question number ${number} about the light?` : ''
      return {
        number,
        text,
        asked,
        answer: variant(text.folded, unique ? number : which),
        question: asked === '' ? '' : fold(`${asked}\n${text.identification.artwork.title}`),
        id: digestOf(String(number)).slice(0, 20),
      }
    })
    const created = (number: number) => now - (count - number) * 60_000
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('analyses')
        .values(
          rows.map(({ number, text: { folded: _folded, ...text }, asked, id }) => ({
            id,
            user_id,
            created_at: created(number),
            mode: text.mode,
            language: text.language,
            has_image: 0,
            artwork: text.identification.artwork.slug,
            user_question: asked,
            preview: text.analysis.slice(0, 200),
            body: JSON.stringify({
              ...text,
              id,
              question: asked,
              created_at: new Date(created(number)).toISOString(),
            }),
            spend_id: null,
            instead_of: null,
          })),
        )
        .execute()
      await tx
        .insertInto('history_answers')
        .values(rows.map(({ answer }) => ({ user_id, id: textId(answer), folded: answer })))
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
      await tx
        .insertInto('history')
        .values(
          rows.map(({ number, answer, question, id }) => ({
            analysis_id: id,
            user_id,
            created_at: created(number),
            deleted_at: null,
            answer_id: textId(answer),
            asked: question === '' ? null : question,
          })),
        )
        .execute()
    })
  }
  await sql`analyze`.execute(db)
}

/** The same words from another beginning: a text of the same length that no other equals. */
function variant(text: string, seed: number): string {
  const from = seed % text.length
  return `${text.slice(from)} ${text.slice(0, from)} ${seed}`
}
