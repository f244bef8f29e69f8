import { expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { type FoundTerm, firstMarks, termFinder } from './terms.ts'

const term = (key: string, forms: string[], not: string[] = []): FoundTerm => ({
  ...{ key, term: forms[0] ?? key, subject: 'form', is: '', does: '' },
  ...{ forms, not },
})

/** What is found in a text, with its key. */
function foundIn(
  text: string,
  terms: FoundTerm[],
  language: Language = 'en',
  titles: string[] = [],
) {
  return termFinder(terms, language)(text, titles).map(
    ({ key, from, to }) => `${key}: ${text.slice(from, to)}`,
  )
}

const portrait = term('portrait', ['portrait', 'portraits'])
const groups = term('group-portrait', ['group portrait'])

test('the longest form counts, and a word within another word is none', () => {
  expect(foundIn('a group portrait, two portraits', [portrait, groups])).toEqual([
    'group-portrait: group portrait',
    'portrait: portraits',
  ])
  expect(foundIn('portraitist, self-portrait', [portrait])).toEqual([])
  expect(
    foundIn('一幅浮世繪版畫', [term('print', ['版畫']), term('ukiyo-e', ['浮世繪'])], 'zh-TW'),
  ).toEqual(['ukiyo-e: 浮世繪', 'print: 版畫'])
  const movement = term('symbolism', ['象徵主義'])
  expect(foundIn('象徵主義的象徵', [term('symbol', ['象徵']), movement], 'zh-TW')).toEqual([
    'symbolism: 象徵主義',
    'symbol: 象徵',
  ])
})

test('accents, elisions and the spaces and apostrophes of print are no hindrance', () => {
  const oil = term('oil', ['à l’huile'])
  const print = term('print', ['estampe'])
  expect(foundIn("peint à\u00a0l'huile, comme l’estampe", [oil, print], 'fr')).toEqual([
    "oil: à\u00a0l'huile",
    'print: estampe',
  ])
})

test('a longer phrase that means something else is left alone', () => {
  const model = term('model', ['model'], ['model of'])
  expect(foundIn('a model of the ship, and a model', [model])).toEqual(['model: model'])
})

test('a capital letter is for the beginning of a sentence, or for terms that have one: names are no terms', () => {
  expect(foundIn('Portraits hang here. “Why?” Portraits again.', [portrait])).toHaveLength(2)
  expect(foundIn('She wrote The Portrait of a Lady.', [portrait])).toEqual([])
  expect(foundIn('the Salon, a salon', [term('salon', ['Salon'])])).toEqual(['salon: Salon'])
})

test('quotations, titles and the name of the work are left alone, but a term that is named in quotation marks is found', () => {
  expect(foundIn('He said: “a portrait of nobody”, of a portrait.', [portrait])).toHaveLength(1)
  expect(
    foundIn('un portrait sans nom », écrit-il', [term('portrait', ['portrait'])], 'fr'),
  ).toEqual([])
  expect(foundIn('《版畫》與版畫', [term('print', ['版畫'])], 'zh-TW')).toEqual(['print: 版畫'])
  expect(foundIn('這叫「雨點皴」', [term('cun', ['雨點皴'])], 'zh-TW')).toEqual(['cun: 雨點皴'])
  expect(
    foundIn('el retrato del papa', [term('r', ['retrato'])], 'es', ['retrato del papa']),
  ).toEqual([])
})

test('of each term only the first use in a text is marked', () => {
  const find = termFinder([portrait, groups], 'en')
  const marks = firstMarks(
    ['A portrait.', 'A portrait, a group portrait, portraits.'].map((text) => find(text)),
  )
  expect(marks.map((own) => own.map(({ key }) => key))).toEqual([['portrait'], ['group-portrait']])
})

test('where there are no terms nothing is found', () => {
  expect(foundIn('a portrait', [])).toEqual([])
})
