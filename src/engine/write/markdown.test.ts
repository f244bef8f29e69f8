import { expect, test } from 'vitest'
import { repliesInMarkdown } from './markdown.ts'

test.each([
  ['https://museum.example/1_(2)', '1. A page, Anybody: <https://museum.example/1_(2)>'],
  ['http://museum.example/a b>c', '1. A page, Anybody: <http://museum.example/a%20b%3Ec>'],
  ['javascript:alert(1)', '1. A page, Anybody'],
  ['no address', '1. A page, Anybody'],
])('the source at %s is told with no link but one of the web', (url, line) => {
  const source = {
    n: 1,
    id: 'page',
    title: 'A page',
    publisher: 'Anybody',
    licence: null,
    live: false,
    url,
  }
  const reply = { question: 'Why?', statements: [], sources: [source] }
  expect(repliesInMarkdown([reply], 'en').at(-1)).toBe(line)
})
