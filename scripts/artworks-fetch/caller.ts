import { setTimeout as wait } from 'node:timers/promises'
import type { Ask, Offer } from './offers.ts'
import { Refusal } from './refusal.ts'

const MOST_BYTES = 30 * 1024 * 1024
const MOST_REDIRECTS = 3
const MOST_PATIENCE_SECONDS = 60

interface Options {
  /** A mail address by which a museum reaches who is calling. */
  contact: string
  /** Between two calls. */
  pauseMs: number
  timeoutMs: number
  /** Where a call really goes; another place in tests. */
  reach?: (address: URL) => URL
}

/**
 * Calls museums one call at a time, saying who calls. Follows no redirect to a host that was not
 * expected.
 */
export function createCaller({
  contact,
  pauseMs,
  timeoutMs,
  reach = (address) => address,
}: Options) {
  const headers = {
    'user-agent': `Artsking artworks:fetch (${contact})`,
    'accept-encoding': 'gzip',
  }

  async function answerFrom(
    address: URL,
    hosts: readonly string[],
    redirects: number,
    tries: number,
  ) {
    if (!hosts.includes(address.hostname))
      throw new Refusal(`The address leads to another host, ${address.hostname}.`)
    await wait(pauseMs)
    const response = await fetch(reach(address), {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const next = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && next !== null) {
      await response.body?.cancel()
      if (redirects === 0) throw new Refusal('The address leads from one redirect to the next.')
      return answerFrom(new URL(next, address), hosts, redirects - 1, tries)
    }
    if ([429, 503].includes(response.status) && tries > 0) {
      await response.body?.cancel()
      const seconds = Number(response.headers.get('retry-after') ?? 5)
      await wait(1000 * Math.min(Number.isFinite(seconds) ? seconds : 5, MOST_PATIENCE_SECONDS))
      return answerFrom(address, hosts, redirects, tries - 1)
    }
    if (!response.ok) throw new Refusal(`${address.hostname} answers with ${response.status}.`)
    return response
  }

  async function bytesFrom(address: URL, hosts: readonly string[], type: RegExp): Promise<Buffer> {
    try {
      const response = await answerFrom(address, hosts, MOST_REDIRECTS, 1)
      const given = response.headers.get('content-type') ?? 'nothing'
      if (!type.test(given)) {
        await response.body?.cancel()
        throw new Refusal(
          `${address.hostname} sends ${given.split(';')[0]} where a picture or a record is expected.`,
        )
      }
      const parts: Uint8Array[] = []
      let size = 0
      for await (const part of response.body ?? []) {
        size += part.length
        if (size > MOST_BYTES)
          throw new Refusal(`The file is larger than ${MOST_BYTES / 1024 ** 2} MB.`)
        parts.push(part)
      }
      return Buffer.concat(parts)
    } catch (error) {
      if (error instanceof Refusal) throw error
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new Refusal(`${address.hostname} does not answer in time.`)
      // What `fetch` throws when a connection fails or ends before its time.
      if (error instanceof TypeError)
        throw new Refusal(`The connection to ${address.hostname} failed.`)
      throw error
    }
  }

  const ask: Ask = async (address, schema) => {
    const url = new URL(address)
    const bytes = await bytesFrom(url, [url.hostname], /json/u)
    try {
      return schema.parse(JSON.parse(bytes.toString()))
    } catch {
      throw new Refusal(`${url.hostname} answers with a record that we cannot read.`)
    }
  }

  return {
    ask,
    download: ({ image, hosts }: Offer) => bytesFrom(new URL(image), hosts, /^image\//u),
  }
}
export type Caller = ReturnType<typeof createCaller>
