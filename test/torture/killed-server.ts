import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PASSWORD = 'Str0ng!passage'

export interface Server {
  child: ChildProcess
  address: string
}

/** A real server on a folder, as people start it. */
export async function startServer(dataDir: string, databaseUrl: string): Promise<Server> {
  const child = spawn(process.execPath, ['src/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
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
  return { child, address }
}

export async function end({ child }: Server, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
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

/** Registers by the calls; the code is read at the development door. */
export async function register(address: string): Promise<string> {
  const email = 'ann@example.com'
  const credentials = { email, password: PASSWORD, preferred_language: 'en' }
  await call(address, 'POST', '/api/auth/register', null, credentials)
  for (;;) {
    const code = /\b\d{6}\b/u.exec(await (await fetch(`${address}/dev/outbox`)).text())?.[0]
    if (code) {
      const proof = { email, verification_code: code, user_data: credentials }
      return (await call(address, 'POST', '/api/auth/verify-email', null, proof)).access_token
    }
    await pause(100)
  }
}

/** A folder for the data of a server. */
export const folder = () => mkdtemp(join(tmpdir(), 'artsking-bulk-'))
