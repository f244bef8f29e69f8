import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { localOllama } from './local-ollama.ts'
import { startScreen } from './start-screen.ts'

async function serverOf(answer: string | null): Promise<string> {
  const server = createServer((_request, response) => {
    if (answer !== null) response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const facts = {
  address: 'http://x',
  database: 'd',
  mail: 'm',
  outbox: null,
  payments: 'sandbox' as const,
  research: false,
}

test('an Ollama on this machine is found, and the start screen says how to use it', async () => {
  const ollama = await localOllama(await serverOf('{"models":[{"name":"qwen2.5:7b"}]}'))
  expect(ollama).toEqual(['qwen2.5:7b'])
  expect(startScreen({ ...facts, check: null, model: null, ollama })).toContain(
    'ART_MODEL=ollama/qwen2.5:7b npm start',
  )
})

test('one that has no model yet is named without one', () => {
  expect(startScreen({ ...facts, check: null, model: null, ollama: [] })).toContain(
    'ART_MODEL=ollama/NAME npm start',
  )
})

test('the start screen names the model that writes', () => {
  const screen = startScreen({
    ...facts,
    model: 'openai/gpt-x',
    check: 'openai/gpt-y',
    ollama: null,
  })
  expect(screen).toContain('openai/gpt-x, and the built-in guide where it fails')
})

test('the start screen says whether open sources are asked, and how they would be', () => {
  const screen = (research: boolean) =>
    startScreen({ ...facts, check: null, model: null, ollama: null, research })
  expect(screen(false)).toContain('our own catalogue (RESEARCH=on CONTACT_EMAIL=')
  expect(screen(true)).toContain('our own catalogue, then Wikidata, Wikipedia')
})

test.each([
  ['another server', '<html>'],
  ['names that nobody should print', '{"models":[{"name":"x; rm -rf /"}]}'],
  ['one that keeps us waiting', null],
])('%s is not taken for one, and holds nobody up', async (_what, answer) => {
  const began = performance.now()
  expect(await localOllama(await serverOf(answer))).toBeNull()
  expect(performance.now() - began).toBeLessThan(1000)
})

test('nobody at all is no fault', async () => {
  expect(await localOllama('http://127.0.0.1:1')).toBeNull()
})

test('the start says who checks what a model writes, and says it loudly where nobody does', () => {
  const screen = (check: string | null) =>
    startScreen({ ...facts, model: 'openai/gpt-x', check, ollama: null })
  expect(screen('openai/gpt-y')).toContain('each sentence beside its source, by openai/gpt-y')
  expect(screen(null)).toContain('OFF (ART_CHECK=off)')
})
