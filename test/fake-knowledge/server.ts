import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { OpenSources } from '#engine/gather/live/live-research.ts'
import { type FakeEntity, ORDER } from './entities.ts'
import { museumAnswer, type PageSpoil, wikipediaAnswer } from './pages.ts'
import { wikidataAnswer } from './wikidata.ts'

export type Service = 'wikidata' | 'wikipedia' | 'met' | 'aic' | 'cleveland' | 'smk'
export type Scenario =
  | 'ok'
  | 'slow'
  | 'stall'
  | 'busy'
  | 'busy-once'
  | 'error'
  | 'half'
  | 'missing'
  | 'disambiguation'
  | 'other-item'
  | 'other-type'
  | 'injected'
  | 'oversize'
  | 'simplified'
  | 'redirect'
  | 'moved'
  | 'cut'
  | 'garbage'
  | 'down'

const CONTACT = 'curator@museum.example'

function spoiledEntity(scenario: Scenario, entity: FakeEntity): FakeEntity {
  if (scenario === 'injected') {
    // In the name of a thing that the work shows, and beside the names of the work.
    if (entity.id === 'Q467')
      return { ...entity, labels: { en: ORDER, fr: ORDER, es: ORDER, 'zh-tw': ORDER } }
    return { ...entity, aliases: { ...entity.aliases, en: [...(entity.aliases.en ?? []), ORDER] } }
  }
  if (scenario === 'other-type') {
    const written = JSON.stringify(entity.claims.P31 ?? []).replaceAll('Q3305213', 'Q11424')
    return { ...entity, claims: { ...entity.claims, P31: JSON.parse(written) } }
  }
  return entity
}

const SPOILED_PAGES: Partial<Record<Scenario, ReturnType<PageSpoil>>> = {
  missing: { missing: true },
  disambiguation: { disambiguation: '', extract: 'Madame X may refer to several works.' },
  'other-item': { entity: 'Q1' },
  injected: {
    extract: `${ORDER}. <b>Portrait</b> [link](https://evil.example) of the 1884 Salon.`,
  },
  simplified: {
    extract: '《X夫人》是约翰·辛格·萨金特于1884年完成的肖像画。这幅画曾在巴黎沙龙展出。',
  },
}

/**
 * Wikidata, Wikipedia and four museums in one, for as long as a test lasts. Every request must bear
 * a name with a mail address, and no more than three may come at once.
 */
export async function startFakeKnowledge() {
  const scenarios: Record<Service, Scenario> = {
    wikidata: 'ok',
    wikipedia: 'ok',
    met: 'ok',
    aic: 'ok',
    cleveland: 'ok',
    smk: 'ok',
  }
  const requests: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[] =
    []
  const faults: string[] = []
  let busyFor = 1
  let slowness = 150
  let now = 0
  let most = 0
  let origin = ''

  function answerOf(service: Service, path: string, query: URLSearchParams): unknown {
    const scenario = scenarios[service]
    if (scenario === 'error')
      return { error: { code: 'ratelimited', info: 'You have exceeded your rate limit.' } }
    if (service === 'wikidata')
      return wikidataAnswer(query, (entity) => spoiledEntity(scenario, entity))
    if (service === 'wikipedia')
      return wikipediaAnswer(
        path.slice('/wikipedia/'.length, -'/w/api.php'.length),
        query,
        () => SPOILED_PAGES[scenario] ?? {},
      )
    return scenario === 'missing' ? null : museumAnswer(path, scenario === 'other-item')
  }

  async function send(
    service: Service,
    path: string,
    query: URLSearchParams,
    response: ServerResponse,
  ) {
    const scenario = scenarios[service]
    if (scenario === 'slow') await pause(slowness)
    if (scenario === 'stall') return
    // One of the two searches is down.
    if (scenario === 'half' && query.has('srsearch')) return void response.destroy()
    if (scenario === 'down') return void response.destroy()
    if (scenario === 'busy' || scenario === 'busy-once') {
      if (scenario === 'busy-once') scenarios[service] = 'ok'
      response.writeHead(429, { 'retry-after': String(busyFor) }).end('Too many requests')
      return
    }
    // The same machine by another name is another host.
    if (scenario === 'redirect')
      return void response
        .writeHead(302, { location: origin.replace('127.0.0.1', 'localhost') + path })
        .end()
    if (scenario === 'moved' && !query.has('moved')) {
      response.writeHead(301, { location: `${path}?${query}&moved=1` }).end()
      return
    }
    const answer = answerOf(service, path, query)
    if (answer === null) return void response.writeHead(404).end('{}')
    const body = scenario === 'garbage' ? '<html>' : JSON.stringify(answer)
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    if (scenario === 'oversize') response.write(' '.repeat(5 * 1024 * 1024))
    if (scenario !== 'cut') return void response.end(body)
    response.write(body.slice(0, body.length / 2))
    await pause(10)
    response.destroy()
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://fake.test')
    requests.push({ path: url.pathname, query: url.searchParams, headers: request.headers })
    if (request.headers['user-agent'] !== `Artsking/1 (mailto:${CONTACT})`)
      faults.push(`came without a name: ${request.headers['user-agent']}`)
    if (request.headers.host?.startsWith('localhost'))
      faults.push(`came to another host: ${request.url}`)
    now++
    most = Math.max(most, now)
    response.on('close', () => now--)
    // So that those that come together are there together.
    await pause(2)
    const service = (['wikidata', 'wikipedia', 'met', 'aic', 'cleveland', 'smk'] as const).find(
      (name) => url.pathname.startsWith(`/${name}/`),
    )
    if (!service) return void response.writeHead(404).end('{}')
    await send(service, url.pathname, url.searchParams, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    if (most > 3) faults.push(`${most} came at once`)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })

  const sources: OpenSources = {
    contact: CONTACT,
    wikidata: `${origin}/wikidata`,
    wikipedia: `${origin}/wikipedia/{lang}`,
    met: `${origin}/met`,
    aic: `${origin}/aic`,
    cleveland: `${origin}/cleveland`,
    smk: `${origin}/smk`,
  }
  return {
    sources,
    requests,
    /** How many requests were there at once, at the most. */
    most: () => most,
    play(service: Service, scenario: Scenario): void {
      scenarios[service] = scenario
    },
    /** How long a slow service takes for an answer. */
    slowForMs(milliseconds: number): void {
      slowness = milliseconds
    },
    /** How long a busy service asks to be left alone. */
    busyForSeconds(seconds: number): void {
      busyFor = seconds
    },
  }
}
