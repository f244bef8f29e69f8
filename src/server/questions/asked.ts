import type { Analysis } from '#shared/api/analysis.ts'
import type { AnsweredQuestion } from '#shared/api/questions.ts'
import type { Language } from '#shared/languages.ts'
import { hasStanding } from '#shared/sections.ts'
import type { Database } from '../db/tables.ts'

/**
 * A question to which a work has no answer, or one that its reader refused. Who asked is not told.
 */
export interface OpenQuestion {
  work: string
  language: Language
  question: string
  why: 'unanswered' | 'refused'
  times: number
}

/** Analyses are read so many at a time. */
const AT_A_TIME = 200

/**
 * The questions that were not answered, or whose answers were refused, by work, those asked most
 * often first.
 */
export async function openQuestions(db: Database): Promise<OpenQuestion[]> {
  const counted = new Map<string, OpenQuestion>()
  const count = (one: Omit<OpenQuestion, 'times'>) => {
    const key = JSON.stringify([one.work, one.language, one.why, one.question.toLowerCase()])
    counted.set(key, { ...one, times: (counted.get(key)?.times ?? 0) + 1 })
  }
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('analyses')
      .select(['id', 'body'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute()
    const ids = rows.map(({ id }) => id)
    const asked = ids.length === 0 ? [] : await questionsAbout(db, ids)
    for (const { id, body } of rows) {
      const analysis = JSON.parse(body) as Analysis
      const { language, identification } = analysis
      const work = identification.artwork.slug
      if (work === '') continue
      const own = asked.filter((one) => one.analysisId === id).map(({ answered }) => answered)
      for (const { question, why } of [...first(analysis), ...own.flatMap(openIn)])
        count({ work, language, question, why })
    }
    last = ids.at(-1) ?? ''
    if (rows.length < AT_A_TIME) break
  }
  return [...counted.values()].toSorted(
    (one, other) => one.work.localeCompare(other.work) || other.times - one.times,
  )
}

async function questionsAbout(db: Database, analyses: readonly string[]) {
  const rows = await db
    .selectFrom('questions')
    .select(['analysis_id', 'body'])
    .where('analysis_id', 'in', analyses)
    .where('answered_at', 'is not', null)
    .execute()
  return rows.map((row) => ({
    analysisId: row.analysis_id,
    answered: JSON.parse(row.body) as AnsweredQuestion,
  }))
}

type Open = Pick<OpenQuestion, 'question' | 'why'>

/** The question of the first form, where no answer stands before the text. */
function first({ question, statements }: Analysis): Open[] {
  const answer = statements.filter(({ topic }) => topic === 'answer')
  return question === '' || answer.some(hasStanding) ? [] : [{ question, why: 'unanswered' }]
}

function openIn({ question, brings, refused }: AnsweredQuestion): Open[] {
  if (brings === 'nothing') return [{ question, why: 'unanswered' }]
  return refused ? [{ question, why: 'refused' }] : []
}
