import { expect, test } from 'vitest'
import { madeUpWork } from '#test/made-up-work.ts'
import { perRecentWork } from './per-work.ts'

test('of what is large, only what was used last is kept', () => {
  const made: string[] = []
  const on = perRecentWork(2, (_artwork, language) => {
    made.push(language)
    return { language }
  })
  for (const language of ['en', 'fr', 'en', 'es', 'en', 'fr'] as const)
    expect(on(madeUpWork, language)).toEqual({ language })
  expect(made).toEqual(['en', 'fr', 'es', 'fr'])
})
