import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { lifeFaults, lifeOf } from './lives.ts'

const munch = realCatalogue().artworks.filter(({ artist }) => artist.key === 'edvard-munch')
const inAll = (text: string) => ({ en: text, fr: text, es: text, 'zh-TW': text })
const told = (text: string, ...rests_on: string[]) => [{ rests_on, ...inAll(text) }]

test('a life says what the notes on the works of its maker say, and cites their sources', () => {
  const life = told('1892: Berlin.', 'the-scream/f63')
  expect(lifeFaults(life, munch)).toEqual([])
  const { sentences, sources } = lifeOf(life, munch)
  expect(sentences[0]?.sources).toEqual([1])
  const scream = munch.find(({ slug }) => slug === 'the-scream')
  const note = scream?.facts.find(({ id }) => id === 'f63')
  expect(sources[0]?.url).toBe(scream?.sources.find(({ id }) => note?.sources.includes(id))?.url)
})

test('a life is refused where a figure, a name or a note of it is not there', () => {
  expect(lifeFaults(told('1893: Berlin.', 'the-scream/f63'), munch)).toHaveLength(LANGUAGES.length)
  expect(lifeFaults(told('in Vienna.', 'the-scream/f63'), munch)[0]).toContain('Vienna')
  expect(lifeFaults(told('Berlin.', 'the-scream/f9999'), munch)[0]).toContain('the-scream/f9999')
  expect(lifeFaults(told('Berlin.', 'the-scream/f63'), [])).toEqual([
    'no work of this maker is in the catalogue',
  ])
})
