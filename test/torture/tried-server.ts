import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const PASSWORD = 'Str0ng!passage'

/** A mail that a dead server had begun to send is sent anew a minute later; after a second death, two. */
const MAILED_WITHIN_MS = 150_000
const LOOK_MS = 100

export interface Server {
  child: ChildProcess
  address: string
  dataDir: string
}

/** A real server on a folder, as people start it. An empty `DATABASE_URL` is SQLite. */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(process.execPath, ['src/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/u.exec(said)
      if (found) resolve(found[0])
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
  return { child, address, dataDir }
}

export async function end({ child }: Server, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

export const isAlive = ({ child }: Server) => child.exitCode === null && child.signalCode === null

/** Resident memory in MiB, now and at most (Linux). */
export async function memoryOf({ child }: Server): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const mib = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1024)
  return { now: mib('VmRSS'), most: mib('VmHWM') }
}

/** Calls the server. @throws Error for any refusal. */
export async function call(
  address: string,
  method: string,
  path: string,
  token: string | null,
  json?: unknown,
) {
  const response = await fetch(address + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`)
  return body
}

/** @throws Error where no mail to an address is in the outbox in time. */
export async function codeFor({ dataDir }: Server, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  for (let waited = 0; waited < MAILED_WITHIN_MS; waited += LOOK_MS) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) =>
      /^[^.].*\.eml$/u.test(name),
    )
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const mail = mails.find((text) => text.includes(email))
    const code = mail && /^Subject:.*?(\d{6})/mu.exec(mail)?.[1]
    if (code) return code
    await pause(LOOK_MS)
  }
  throw new Error(`no mail to ${email}`)
}

/** Registers by the calls. @returns the token. */
export async function register(server: Server, email = 'ann@example.com'): Promise<string> {
  const credentials = { email, password: PASSWORD, preferred_language: 'en' }
  await call(server.address, 'POST', '/api/auth/register', null, credentials)
  return verify(server, email)
}

/** Ends a registration with the code that was mailed. @returns the token. */
export async function verify(server: Server, email: string): Promise<string> {
  const proof = {
    email,
    verification_code: await codeFor(server, email),
    user_data: { email, password: PASSWORD, preferred_language: 'en' },
  }
  return (await call(server.address, 'POST', '/api/auth/verify-email', null, proof)).access_token
}

/** A folder for the data of a server, while something is tried. */
export async function withFolder<T>(trial: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'artsking-trial-'))
  try {
    return await trial(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Says what was found, and that the trial failed where it did not hold. */
export function found(holds: boolean, finding: string): void {
  console.log(`${holds ? 'holds' : 'FAILS'}: ${finding}`)
  if (!holds) process.exitCode = 1
}
