// Whether readers are served again at once when PostgreSQL was away. Six readers open their history
// without a pause, behind a line that is cut, and that falls silent. Every request is answered, with
// 200 or 503, in time; the server lives and is soon well. Run:
// node test/torture/away.ts [cuts] [silences]
import { setTimeout as pause } from 'node:timers/promises'
import { openLine } from '#test/line.ts'
import { onPostgres } from './tried-database.ts'
import {
  end,
  found,
  isAlive,
  register,
  type Server,
  startServer,
  withFolder,
} from './tried-server.ts'

const CUTS = Number(process.argv[2] ?? 20)
const SILENCES = Number(process.argv[3] ?? 5)
const READERS = 6
const SILENT_MS = 30_000
const ANSWERED_WITHIN_MS = 10_000
const WELL_WITHIN_MS = 5000

interface Answer {
  status: number
  ms: number
}

async function ask({ address }: Server, token: string): Promise<Answer> {
  const began = performance.now()
  try {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${address}/api/my-analyses`, { headers })
    await response.arrayBuffer()
    return { status: response.status, ms: performance.now() - began }
  } catch {
    return { status: 0, ms: performance.now() - began }
  }
}

/** What readers are answered who ask without a pause while something happens. */
async function answersWhile(
  server: Server,
  tokens: readonly string[],
  happens: () => Promise<void>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let isOver = false
  const reading = tokens.map(async (token) => {
    while (!isOver) {
      answers.push(await ask(server, token))
      await pause(20)
    }
  })
  await happens()
  isOver = true
  await Promise.all(reading)
  return answers
}

async function msUntilWell(server: Server, token: string): Promise<number> {
  const began = performance.now()
  while ((await ask(server, token)).status !== 200) await pause(20)
  return performance.now() - began
}

const most = (values: number[]) => Math.round(Math.max(0, ...values))

await onPostgres(({ url }) =>
  withFolder(async (dataDir) => {
    const line = await openLine(url)
    const server = await startServer(dataDir, { DATABASE_URL: line.url })
    const tokens: string[] = []
    for (let reader = 0; reader < READERS; reader++)
      tokens.push(await register(server, `reader-${reader}@example.com`))
    const [token = ''] = tokens

    const trials = [
      { what: `${CUTS} times all connections ended`, times: CUTS, away: async () => line.cut() },
      {
        what: `${SILENCES} times ${SILENT_MS / 1000} s of silence`,
        times: SILENCES,
        async away() {
          line.fallSilent()
          await pause(SILENT_MS)
        },
      },
    ]
    for (const { what, times, away } of trials) {
      const well: number[] = []
      const answers = await answersWhile(server, tokens, async () => {
        for (let turn = 0; turn < times; turn++) {
          await pause(300)
          await away()
          await line.heal()
          well.push(await msUntilWell(server, token))
        }
      })
      const odd = answers.filter(({ status }) => status !== 200 && status !== 503)
      const longest = most(answers.map(({ ms }) => ms))
      const refused = answers.filter(({ status }) => status === 503).length
      found(
        isAlive(server) &&
          odd.length === 0 &&
          longest <= ANSWERED_WITHIN_MS &&
          most(well) <= WELL_WITHIN_MS,
        `${what}: ${answers.length} requests, ${refused} answered with 503, ${odd.length} otherwise, the longest after ${longest} ms; well again within ${most(well)} ms`,
      )
    }
    await end(server, 'SIGTERM')
    line.close()
  }),
)
