import type { FastifyReply, FastifyRequest } from 'fastify'
import { equalSecrets, macOf, newId } from '../secrets.ts'

const NAME = 'artsking_device'
const YEAR_SECONDS = 365 * 24 * 3600
/** The accounts of one browser: the newest, as a family shares one. */
const MOST_ACCOUNTS = 5
const VALUE = /(?:^|;\s*)artsking_device=([\w-]{10,40}(?:~[\w-]{43}){1,5})(?:;|$)/u

interface Parts {
  secretKey: string
  https: boolean
}

/**
 * Recognises the browsers in which an account was logged in, by a cookie that holds a number and,
 * for each account, a MAC of both. Guessers elsewhere cannot use up the tries of such a browser.
 */
export function createDevices({ secretKey, https }: Parts) {
  const markOf = (device: string, email: string) => macOf(secretKey, `device ${email}`, device)

  function read(request: FastifyRequest): { device: string; marks: string[] } | null {
    const [device, ...marks] = VALUE.exec(request.headers.cookie ?? '')?.[1]?.split('~') ?? []
    return device === undefined ? null : { device, marks }
  }

  return {
    /** The number of the browser that asks; null where the account was never logged in there. */
    of(request: FastifyRequest, email: string): string | null {
      const found = read(request)
      if (!found) return null
      const mark = markOf(found.device, email)
      return found.marks.some((other) => equalSecrets(mark, other)) ? found.device : null
    },

    /** Marks this browser as one whose user has just proven that the account is theirs. */
    mark(request: FastifyRequest, reply: FastifyReply, email: string): void {
      const { device, marks } = read(request) ?? { device: newId(), marks: [] }
      const mark = markOf(device, email)
      const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS)
      const value = [device, ...kept].join('~')
      const rules = `Path=/api/auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`
      reply.header('set-cookie', `${NAME}=${value}; ${rules}${https ? '; Secure' : ''}`)
    },
  }
}
export type Devices = ReturnType<typeof createDevices>
