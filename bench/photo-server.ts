import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { professional, run } from './server.ts'

const MEMORY_EACH_MS = 20
const IDLE_MS = 3000
/** A form takes longer to fill in. */
const FORM_MS = 3000

/** Milliseconds since the picture was sent. */
interface Times {
  /** Everything that is measured has been measured: the stream begins. */
  measured: number
  firstStatement: number
  /**
   * CPU time of the whole answer, in all threads: it does not depend on what else the machine does.
   */
  computed: number
  status: number
  retryAfter: string | null
}

interface Crowd {
  answered: number
  refused: number
  other: number
  /** Each that was refused was told when to come again. */
  allSayWhen: boolean
  mostMemoryMb: number
}

/** For how many milliseconds the event loop was kept at most since the first picture. */
interface EventLoop {
  byTheClock: number
  /** The same before the first picture. */
  idle: number
  byComputing: number
}

export interface PhotoServer {
  ask(picture: Buffer): Promise<Times>
  /** As the page does when a picture is chosen. */
  announce(): Promise<void>
  crowd(pictures: readonly Buffer[]): Promise<Crowd>
  memoryMb(): Promise<number>
  stop(): Promise<EventLoop>
}

/** The product's server, watched. */
export async function photoServer(): Promise<PhotoServer> {
  const server = await run('bench/watched-server.ts')
  const token = await professional(server)
  const headersOf = (by: string) => ({
    authorization: `Bearer ${by}`,
    accept: 'text/event-stream, application/json',
  })
  /** A user has two pictures looked at at once. */
  const crowd: string[] = []
  await pause(IDLE_MS)
  const begun = Date.now()

  async function ask(picture: Buffer, by = token): Promise<Times> {
    const form = new FormData()
    form.set('language', 'fr')
    form.set('file', new Blob([Uint8Array.from(picture)]))
    const computedBefore = await server.cpuMs()
    const start = performance.now()
    const response = await fetch(`${server.address}/api/analyze-artwork`, {
      method: 'POST',
      headers: headersOf(by),
      body: form,
    })
    const times = {
      measured: performance.now() - start,
      firstStatement: 0,
      computed: 0,
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
    }
    let isDone = false
    for await (const chunk of response.body ?? []) {
      const text = Buffer.from(chunk).toString()
      if (times.firstStatement === 0 && text.includes('event: statement'))
        times.firstStatement = performance.now() - start
      isDone ||= text.includes('event: done')
    }
    times.computed = (await server.cpuMs()) - computedBefore
    return isDone || times.status !== 200 ? times : { ...times, status: 0 }
  }

  return {
    ask,
    async announce() {
      await fetch(`${server.address}/api/analyze-artwork/soon`, {
        method: 'POST',
        headers: headersOf(token),
      })
      await pause(FORM_MS)
    },
    async crowd(pictures) {
      while (crowd.length < pictures.length / 2)
        crowd.push(await professional(server, `bench-${crowd.length}@example.com`))
      let mostMemoryMb = 0
      const watch = setInterval(async () => {
        mostMemoryMb = Math.max(mostMemoryMb, await server.memoryMb())
      }, MEMORY_EACH_MS)
      const all = await Promise.all(
        pictures.map((picture, at) => ask(picture, crowd[at % crowd.length])),
      )
      clearInterval(watch)
      const answered = all.filter(({ status }) => status === 200)
      const refused = all.filter(({ status }) => status === 503)
      return {
        answered: answered.length,
        refused: refused.length,
        other: all.length - answered.length - refused.length,
        allSayWhen: refused.every(({ retryAfter }) => retryAfter !== null),
        mostMemoryMb,
      }
    },
    memoryMb: server.memoryMb,
    async stop() {
      const lines = readFileSync(join(server.dataDir, 'event-loop'), 'utf8').trim().split('\n')
      const delays = lines.map((line) => line.split(' ').map(Number))
      const since = delays.filter(([at = 0]) => at >= begun)
      const before = delays.filter(([at = 0]) => at > begun - IDLE_MS && at < begun)
      const most = (windows: number[][], column: number) =>
        Math.max(...windows.map((window) => window[column] ?? 0))
      await server.stop()
      return {
        byTheClock: most(since, 1),
        idle: most(before, 1),
        byComputing: most(since, 2),
      }
    },
  }
}
