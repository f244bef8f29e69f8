import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draft, Evidence } from '#engine/evidence.ts'
import type { Language } from '#shared/languages.ts'
import { simplifiedCharactersOf } from '../text/language.ts'
import { fold, namesOf } from '../text/names.ts'
import { countsOf, numbersOf } from '../text/numbers.ts'
import { lengthOf, sentencesOf } from '../text/sentences.ts'
import { createGate } from './gate.ts'

const evidence: Evidence = {
  language: 'en',
  sources: [
    {
      id: 's1',
      title: 'A book',
      publisher: 'A museum',
      url: 'https://museum.example',
      licence: null,
      live: false,
    },
  ],
  facts: [
    {
      id: 'f1',
      text: 'Theo sold it in 1890 for 73.7 francs.',
      sources: ['s1'],
      certainty: 'agreed',
      live: false,
    },
    {
      id: 'f2',
      text: 'Some say that Jo bought it.',
      sources: ['s1'],
      certainty: 'disputed',
      live: false,
    },
    { id: 'f3', text: 'It was never sold.', sources: ['s9'], certainty: 'agreed', live: false },
  ],
  passages: [],
  observations: [{ id: 'v1', kind: 'seen', text: 'A dark cypress', region: [0, 0, 1, 1] }],
  titles: ['The Starry Night', 'Number 30'],
  identity: ['The Starry Night', 'Number 30', 'Vincent van Gogh'],
  names: [{ en: 'Theo', fr: 'Théo', es: 'Theo', 'zh-TW': '西奧' }],
}
const gate = createGate(evidence)
const draft = (text: string, restsOn: string[], kind: Draft['kind'] = 'sourced'): Draft => ({
  kind,
  topic: 'context',
  text,
  restsOn,
})

describe('the gate', () => {
  test('lets through what is carried by what it cites', () => {
    expect(gate(draft('In 1890 Theo sold The Starry Night for 73.7 francs.', ['f1']))).toBeNull()
    expect(gate(draft('Theo sold Number 30.', ['f1']))).toBeNull()
    expect(gate(draft('A dark tree stands on the left.', ['v1'], 'seen'))).toBeNull()
    expect(gate(draft('Jo may have bought it.', ['f2'], 'unsure'))).toBeNull()
    expect(gate(draft('Our sources do not say.', [], 'unsure'))).toBeNull()
  })

  test.each([
    ['a number that is not in the cited fact', draft('Theo sold it in 1891.', ['f1'])],
    ['a number of the title where the title does not stand', draft('Theo sold it at 30.', ['f1'])],
    ['a thousand of what was one', draft('Theo sold it for 73,700 francs in 1890.', ['f1'])],
    [
      'a name that is not in the cited fact',
      draft('In 1890 it went from Theo to Gauguin.', ['f1']),
    ],
    ['a name of another fact', draft('In 1890 it went to Jo.', ['f1'])],
    ['an id that does not exist', draft('Theo sold it.', ['f7'])],
    ['a fact whose source does not exist', draft('It was never sold.', ['f3'])],
    ['a disputed fact stated as sure', draft('Jo bought it.', ['f2'])],
    ['something sourced without a fact', draft('A dark tree.', ['v1'])],
    ['something seen that nobody saw', draft('A dark tree.', ['f1'], 'seen')],
    ['something measured that nobody measured', draft('Mostly blue.', ['v1'], 'measured')],
    ['an interpretation of nothing', draft('It feels sad.', [], 'interpretation')],
    ['nothing', draft('  ', ['f1'])],
  ])('stops %s', (_what, stopped) => {
    expect(gate(stopped)).not.toBeNull()
  })

  test('stops every made-up number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2100 }), (year) => {
        const allowed = year === 1890
        expect(gate(draft(`It was sold in ${year}.`, ['f1'])) === null).toBe(allowed)
      }),
    )
  })

  const known: string[] =
    fold([evidence.facts[0]?.text, ...evidence.identity].join(' ')).match(/\p{L}+/gu) ?? []
  const isStopped = (name: string) =>
    gate(draft(`Perhaps it was sold to ${name} in 1890.`, ['f1'])) !== null

  test('stops every made-up name', () => {
    const invented = fc
      .stringMatching(/^[A-Z][a-z]{1,9}$/u)
      .filter((name) => !known.includes(fold(name)))
    fc.assert(
      fc.property(invented, (name) => {
        expect(isStopped(name), name).toBe(true)
      }),
    )
  })

  test('stops every name that stands only inside a word of what is cited', () => {
    for (const word of known)
      for (let from = 0; from < word.length; from++)
        for (let to = from + 2; to <= word.length; to++) {
          const name = word.charAt(from).toUpperCase() + word.slice(from + 1, to)
          const isWord = [...known, 'franc'].includes(fold(name))
          if (!isWord) expect(isStopped(name), name).toBe(true)
        }
  })

  test.each([
    ['Austria', 'It went to Australia.'],
    ['Francis', 'It went to France.'],
    ['Arles', 'It went to Charles.'],
    ['Impression', 'It belongs to the Impressive.'],
    ['Louis XIV', 'It was made for Louis XV.'],
  ])('stops %s where the fact says “%s”', (name, text) => {
    const fact = { id: 'f4', text, sources: ['s1'], certainty: 'agreed' as const, live: false }
    const other = createGate({ ...evidence, facts: [fact] })
    expect(other(draft(`It then went to ${name}.`, ['f4']))).not.toBeNull()
  })

  test.each([
    ['Impressionists', 'They founded Impressionism.'],
    ['Vermeers', 'It is a Vermeer.'],
    ['Rembrandt', 'Rembrandt’s house is here.'],
    ['Vinci', 'He came from Vinci-sur-Arno.'],
  ])('knows %s in “%s”', (name, text) => {
    const fact = { id: 'f4', text, sources: ['s1'], certainty: 'agreed' as const, live: false }
    const other = createGate({ ...evidence, facts: [fact] })
    expect(other(draft(`It is said of ${name}.`, ['f4']))).toBeNull()
  })
})

test('numbers are the same in all languages: decimals, months, full-width digits', () => {
  expect(numbersOf('On 18 June 1889, 73.7 cm', 'en').sort()).toEqual([
    '18',
    '1889',
    '73.7',
    'month 6',
  ])
  expect(numbersOf('Le 18 juin 1889, 73,7 cm', 'fr').sort()).toEqual([
    '18',
    '1889',
    '73.7',
    'month 6',
  ])
  expect(numbersOf('El 18 de junio de 1889, 73,7 cm', 'es').sort()).toEqual([
    '18',
    '1889',
    '73.7',
    'month 6',
  ])
  expect(numbersOf('１８８９年6月18日，73.7公分', 'zh-TW').sort()).toEqual([
    '18',
    '1889',
    '73.7',
    'month 6',
  ])
})

test('thousands are one number, however they are parted or scaled', () => {
  expect(numbersOf('12,000 guilders, 1,000,000 and 3.3 million in 1642', 'en')).toEqual([
    '12000',
    '1000000',
    '3300000',
    '1642',
  ])
  expect(numbersOf('12 000 florins, 12\u202f000, 44,5 cm, 2 milliards', 'fr')).toEqual([
    '12000',
    '12000',
    '44.5',
    '2000000000',
  ])
  expect(numbersOf('12.000 florines, 12 mil, 5 milímetros', 'es')).toEqual(['12000', '12000', '5'])
  expect(numbersOf('1.2萬荷蘭盾', 'zh-TW')).toEqual(['12000'])
  expect(numbersOf('0.565, 472.1941, 1948.836', 'en')).toEqual(['0.565', '472.1941', '1948.836'])
})

test('counts in words are numbers, the same in all languages but Chinese', () => {
  expect(
    countsOf('Twenty-five men, two boys, three hundred and five ships; a thousand stars.', 'en'),
  ).toEqual(['25', '305', '1000'])
  expect(countsOf('One million six hundred and fifty thousand; a hundred million', 'en')).toEqual([
    '1650000',
    '100000000',
  ])
  expect(
    countsOf('Vingt-cinq, dix-sept, quatre-vingt-dix pour cent, quatre-vingts, trois cents', 'fr'),
  ).toEqual(['25', '17', '90', '80', '300'])
  expect(
    countsOf('Veinticinco, treinta y un, seiscientos, tres mil, noventa por ciento', 'es'),
  ).toEqual(['25', '31', '600', '3000', '90'])
})

test('what no editor has read is held to its counts in words and to the beginnings of its sentences', () => {
  const strict = createGate(evidence, (word) => ['Three', 'Sold'].includes(word))
  expect(strict(draft('Three trees stand on the left.', ['v1'], 'seen'))).toContain('3')
  expect(strict(draft('Jo sold it in 1890.', ['f1']))).toContain('Jo')
  expect(strict(draft('Sold by Theo.', ['f1']))).toBeNull()
  expect(gate(draft('Three trees stand on the left.', ['v1'], 'seen'))).toBeNull()
})

test('names are capitalised words inside a sentence', () => {
  expect(namesOf('Look at the village. Nobody in Arles knew Theo.', 'en')).toEqual([
    'Arles',
    'Theo',
  ])
  expect(namesOf('C’était l’année où il quitta l’Italie. Au XIXe siècle, rien.', 'fr')).toEqual([
    'Italie',
  ])
  expect(namesOf('He said: “Look at it.” Then he left.', 'en')).toEqual([])
})

test('what begins a sentence, a quotation or follows a colon is a name where it is no known word', () => {
  const isPlain = (word: string) => ['the', 'here', 'look'].includes(word.toLowerCase())
  const names = (text: string, language: Language = 'en') => namesOf(text, language, isPlain)
  expect(names('The village is here. Here is Arles.')).toEqual(['Arles'])
  expect(names('Gauguin sleeps. Look: Theo. “Jo wrote.”')).toEqual(['Gauguin', 'Theo', 'Jo'])
  expect(names('Gauguin-like is the sky.')).toEqual(['Gauguin'])
  expect(names('L’homme est là. L’Italie est là. Qu’Anne vienne.', 'fr')).toEqual([
    'Italie',
    'Qu',
    'Anne',
  ])
})

test('sentences end where a reader would stop', () => {
  expect(sentencesOf('Painted c. 1434 by J. van Eyck. It is small.', 'en')).toHaveLength(2)
  expect(sentencesOf('Se ve con rayos X. Se sigue el plomo.', 'es')).toHaveLength(2)
  expect(sentencesOf('Il l’a vu très tôt. C’était l’aube.', 'fr')).toHaveLength(2)
  expect(sentencesOf('先看天空。那裡有什麼？「是星星。」', 'zh-TW')).toHaveLength(3)
})

test('length is counted in words, in Chinese in characters', () => {
  expect(lengthOf('Look: a wave, twelve metres high – or more.', 'en')).toBe(8)
  expect(lengthOf('大浪，很高。', 'zh-TW')).toBe(4)
})

test('Simplified characters are told from those of Taiwan', () => {
  expect(simplifiedCharactersOf('这幅画')).toEqual(['这', '画'])
  expect(simplifiedCharactersOf('這幅畫，羅浮宮，梵谷、維梅爾、臺灣台北')).toEqual([])
})
