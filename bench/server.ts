import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const TICK_MS = 10

export interface Running {
  address: string
  dataDir: string
  /** CPU time of the process so far, in milliseconds (Linux). */
  cpuMs(): Promise<number>
  /** Resident memory in MiB (Linux). */
  memoryMb(): Promise<number>
  stop(): Promise<void>
}

/** Starts a script and waits until it prints the address that it listens on. */
export async function run(
  script: string,
  words: string[] = [],
  kept?: string,
  environment: Record<string, string> = {},
): Promise<Running> {
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'artsking-bench-')))
  const child: ChildProcess = spawn(process.execPath, [script, ...words], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/u.exec(said)
      if (found) resolve(found[0])
    })
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said}`)))
  })
  return {
    address,
    dataDir,
    async cpuMs() {
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    },
    async memoryMb() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024
    },
    async stop() {
      child.removeAllListeners('exit')
      const ended = new Promise((resolve) => child.on('exit', resolve))
      child.kill('SIGTERM')
      await ended
      if (!kept) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Registers a user by the calls. @returns the token. */
export async function registered({ address, dataDir }: Running, email: string): Promise<string> {
  const credentials = { email, password: 'Str0ng!passage' }
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as { access_token: string }
  }
  await post('/api/auth/register', credentials)
  const outbox = join(dataDir, 'outbox')
  let mail: string | undefined
  while (!mail) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) =>
      /^[^.].*\.eml$/u.test(name),
    )
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    mail = mails.find((text) => text.includes(email))
  }
  const code = /^Subject:.*?(\d{6})/mu.exec(mail)?.[1]
  const { access_token } = await post('/api/auth/verify-email', {
    email,
    verification_code: code,
    user_data: credentials,
  })
  return access_token
}

/** A user of a server on SQLite who may ask as often as they like. @returns the token. */
export async function professional(server: Running, email = 'bench@example.com'): Promise<string> {
  const token = await registered(server, email)
  const database = new DatabaseSync(join(server.dataDir, 'artsking.db'))
  database.exec("update users set role = 'professional'")
  database.close()
  return token
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
