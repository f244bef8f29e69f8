import { expect, test } from 'vitest'
import type { Draft } from '#engine/evidence.ts'
import { type Colophon, createWrittenAnswers, type WrittenAnswers } from './written-answers.ts'

const never = new AbortController().signal

function draft(text: string): Draft {
  return { kind: 'sourced', topic: 'look', text, restsOn: ['f1'] }
}

/** Writes as many drafts as it is let, and counts how often it was begun. */
function slowWriting({ isWhole = true } = {}) {
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const signals: AbortSignal[] = []
  return {
    signals,
    begun: () => signals.length,
    pass: (at: number) => gates[at]?.resolve(),
    passAll: () => {
      for (const gate of gates) gate.resolve()
    },
    fail: (at: number) => gates[at]?.reject(new Error('broken')),
    async *write(signal: AbortSignal) {
      signals.push(signal)
      for (const [at, gate] of gates.entries()) {
        await gate.promise
        signal.throwIfAborted()
        yield draft(`${at}`)
      }
    },
    signed: () => ({ writer: 'model' as const }),
    isWhole: () => isWhole,
  }
}
type SlowWriting = ReturnType<typeof slowWriting>

async function read(
  answers: WrittenAnswers,
  writing: SlowWriting,
  { key = 'k', signal = never, seen = [] as string[] } = {},
): Promise<{ texts: string[]; colophon: Colophon }> {
  const reading = answers.read(key, writing, signal)
  for (;;) {
    const { done, value } = await reading.next()
    if (done) return { texts: seen, colophon: value }
    seen.push(value.text)
  }
}

test('what was written once is read by all who come later, and written no more', async () => {
  const answers = createWrittenAnswers()
  const writing = slowWriting()
  writing.passAll()
  const first = await read(answers, writing)
  const later = await read(answers, writing)
  expect(first).toEqual({
    texts: ['0', '1', '2'],
    colophon: { signature: { writer: 'model' }, isOwn: true },
  })
  expect(later).toEqual({
    texts: ['0', '1', '2'],
    colophon: { signature: { writer: 'model' }, isOwn: false },
  })
  expect(writing.begun()).toBe(1)
  await read(answers, writing, { key: 'another' })
  expect(writing.begun()).toBe(2)
})

test('a hundred readers at once are one writing, and each reads as it comes', async () => {
  const answers = createWrittenAnswers()
  const writing = slowWriting()
  const seen = Array.from({ length: 100 }, (): string[] => [])
  const readings = seen.map((texts) => read(answers, writing, { seen: texts }))
  writing.pass(0)
  await expect.poll(() => seen.every((texts) => texts.length === 1)).toBe(true)
  writing.passAll()
  const all = await Promise.all(readings)
  expect(new Set(all.map(({ texts }) => texts.join()))).toEqual(new Set(['0,1,2']))
  expect(all.filter(({ colophon }) => colophon.isOwn)).toHaveLength(1)
  expect(writing.begun()).toBe(1)
})

test('who leaves first does not take the answer from the others; when all have left it is broken off', async () => {
  const answers = createWrittenAnswers()
  const writing = slowWriting()
  const [first, second] = [new AbortController(), new AbortController()]
  const one = read(answers, writing, { signal: first.signal })
  const other = read(answers, writing, { signal: second.signal })
  first.abort()
  await expect(one).rejects.toThrow()
  expect(writing.signals[0]?.aborted).toBe(false)
  second.abort()
  await expect(other).rejects.toThrow()
  expect(writing.signals[0]?.aborted).toBe(true)

  const anew = read(answers, writing)
  writing.passAll()
  expect((await anew).texts).toEqual(['0', '1', '2'])
  expect(writing.begun()).toBe(2)
})

test('what failed, and what is not whole, is not kept', async () => {
  const answers = createWrittenAnswers()
  const failing = slowWriting()
  const readings = [read(answers, failing), read(answers, failing)]
  failing.fail(0)
  for (const reading of readings) await expect(reading).rejects.toThrow('broken')
  const makeshift = slowWriting({ isWhole: false })
  makeshift.passAll()
  expect((await read(answers, makeshift)).colophon.isOwn).toBe(true)
  expect((await read(answers, makeshift)).colophon.isOwn).toBe(true)
  expect(makeshift.begun()).toBe(2)
})

test('an answer that was called wrong is written anew, and what shares no more than a sentence with it stays', async () => {
  const answers = createWrittenAnswers()
  const writing = slowWriting()
  writing.passAll()
  await read(answers, writing)
  answers.forget(['0', '1'])
  await read(answers, writing)
  expect(writing.begun()).toBe(1)
  // To the reader it had something before and after it: what the question asked, and what was
  // measured.
  answers.forget(['answer', '0', '1', '2', 'measured'])
  expect((await read(answers, writing)).colophon.isOwn).toBe(true)
  expect(writing.begun()).toBe(2)
})

test('the answers that nobody has asked for longest are forgotten', async () => {
  const answers = createWrittenAnswers(2)
  const writing = slowWriting()
  writing.passAll()
  for (const key of ['a', 'b', 'a', 'c']) await read(answers, writing, { key })
  expect(writing.begun()).toBe(3)
  await read(answers, writing, { key: 'a' })
  expect(writing.begun()).toBe(3)
  await read(answers, writing, { key: 'b' })
  expect(writing.begun()).toBe(4)
})
