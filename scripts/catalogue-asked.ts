// Lists what readers asked about works and was not answered, or answered beside the point, by work.
// Reads DATABASE_URL or DATA_DIR.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { openQuestions } from '#server/questions/asked.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const { db, close } = await openDatabase(readConfig(process.env), console.error)
const questions = (await openQuestions(db)).filter(
  ({ work }) => positionals.length === 0 || positionals.includes(work),
)
let work = ''
for (const { work: own, language, question, why, times } of questions) {
  if (own !== work) console.log(`\n${own}`)
  work = own
  console.log(
    `  ${String(times).padStart(3)}  ${why.padEnd(10)}  ${language.padEnd(5)}  ${question.replace(/\s+/gu, ' ')}`,
  )
}
if (questions.length === 0) console.log('Every question was answered.')
await close()
