import { expect, test } from 'vitest'
import { madeUpWork } from '#test/made-up-work.ts'
import { indexAnswers } from './answer-index.ts'

test('a label is asked only for what it has', () => {
  const date = { from: 1874, to: 1876, circa: false }
  const years = { ...madeUpWork, date, sizeCm: { height: 40 } }
  const one = { ...madeUpWork, date: { ...date, to: 1874 }, sizeCm: null }
  const index = indexAnswers([years, one])
  const asksOf = (artwork: typeof years | typeof one) =>
    index.on(artwork, 'en').questions.flatMap((known) => ('label' in known ? known.label : []))
  expect(asksOf(years)).toEqual(expect.arrayContaining(['artist', 'date', 'span', 'size']))
  expect(asksOf(one)).toEqual(expect.arrayContaining(['artist', 'date']))
  for (const asks of ['span', 'size']) expect(asksOf(one)).not.toContain(asks)
})
