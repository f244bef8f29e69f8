import { expect, test } from 'vitest'
import { errorMessages } from '#shared/errors/en.ts'
import { type ErrorMessages, errorSentence } from '#shared/errors/sentence.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import { EVERY_PROBLEM } from '#test/refusals.ts'
import { words } from '#web/words/en.ts'
import { consentWords } from '#web/words/en-consent.ts'
import { homeWords } from '#web/words/en-home.ts'
import { insideWords } from '#web/words/en-inside.ts'
import { proseWords } from '#web/words/en-prose.ts'
import { sampleWords } from '#web/words/en-sample.ts'

/** Dictionaries of single pages hold all their languages in one file. */
const ON_PAGES = Object.values(
  import.meta.glob<Record<string, unknown>>('../**/*-words.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isInEveryLanguage))

function isInEveryLanguage(value: unknown): value is Localized<unknown> {
  return (
    typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value)
  )
}

/** Every error in one language, by its code. */
function saidIn(messages: ErrorMessages): Record<string, string> {
  return Object.fromEntries(
    EVERY_PROBLEM.map((problem) => [problem.code, errorSentence(messages, problem)]),
  )
}

const ENGLISH = {
  errors: saidIn(errorMessages),
  words,
  insideWords,
  proseWords,
  consentWords,
  homeWords,
  sampleWords,
  onPages: ON_PAGES.map((dictionary) => dictionary.en),
}

async function wordsIn(language: Exclude<Language, 'en'>) {
  const [first, { errorMessages, ...pages }] = await {
    fr: () => Promise.all([import('#web/words/fr.ts'), import('#web/words/fr-pages.ts')]),
    es: () => Promise.all([import('#web/words/es.ts'), import('#web/words/es-pages.ts')]),
    'zh-TW': () =>
      Promise.all([import('#web/words/zh-tw.ts'), import('#web/words/zh-tw-pages.ts')]),
  }[language]()
  return {
    ...first,
    ...pages,
    errors: saidIn(errorMessages),
    onPages: ON_PAGES.map((dictionary) => dictionary[language]),
  }
}
const OTHERS = ['fr', 'es', 'zh-TW'] as const
const LISTS = { languages: 'LANGUAGES', pictureKinds: 'KINDS' }

/**
 * Every sentence of a dictionary by its place; a function is asked with values that show in its
 * sentence.
 */
function sentencesOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') {
    const said = place.endsWith('.sections') ? value(LISTS) : value(4, 6)
    return sentencesOf(said, `${place}()`)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => sentencesOf(part, `${place}.${key}`))
}

/** What is the same word in several languages, or a name. */
const SHARED_WORDS = new Set([
  'Artsking',
  'Menu',
  'Contact',
  'Notifications',
  'Technique',
  'Provenance',
  'Debates',
  'Date',
  'Description',
  'Classic',
  'Image',
  'Pause',
  'Questions',
  'Sources',
  'Photos',
  'Proportions',
  'Explorer',
  'Aficionado',
  'Professional',
  'Katsushika Hokusai',
  'Vincent van Gogh',
  'Diego Velázquez',
  'Leonardo da Vinci',
  'Marketing',
  'Page 4 / 6',
  '4 analyses',
  '4 descriptions',
])

function mayBeEqual(place: string, text: string): boolean {
  return SHARED_WORDS.has(text) || /\.(id|slug|url|artist)$/u.test(place) || !/\p{L}{2}/u.test(text)
}

const english = new Map(sentencesOf(ENGLISH))

test.each(OTHERS)('%s has a sentence of its own for every English one', async (language) => {
  const dictionary = await wordsIn(language)
  const theirs = new Map(sentencesOf(dictionary))
  expect([...theirs.keys()].sort()).toEqual([...english.keys()].sort())
  const same = [...theirs].filter(
    ([place, text]) => english.get(place) === text && !mayBeEqual(place, text),
  )
  expect(same).toEqual([])
  const empty = [...theirs].filter(
    ([place, text]) => text.trim() === '' && english.get(place)?.trim() !== '',
  )
  expect(empty.filter(([place]) => !/studyAfter|headline/u.test(place))).toEqual([])
})

test.each(OTHERS)(
  '%s leaves out no number or name that an English sentence has',
  async (language) => {
    const theirs = new Map(sentencesOf(await wordsIn(language)))
    for (const [place, text] of english)
      for (const given of text.match(/\d+|LANGUAGES|KINDS/gu) ?? [])
        expect(theirs.get(place), place).toContain(given)
  },
)

test('French keeps its punctuation from falling off the line', async () => {
  const own = sentencesOf(await wordsIn('fr')).filter(([place]) => !place.endsWith('.source'))
  for (const [place, text] of own)
    expect(text, place).not.toMatch(/ [;:!?»]|« |[\p{L}»)][;!?]|[\p{L}»)]:(?!\/\/)/u)
})

test('Spanish opens what it closes', async () => {
  for (const [place, text] of sentencesOf(await wordsIn('es'))) {
    expect(text.split('¿').length, place).toBe(text.split('?').length)
    expect(text.split('¡').length, place).toBe(text.split('!').length)
  }
})

test('Chinese is written with its own punctuation', async () => {
  for (const [place, text] of sentencesOf(await wordsIn('zh-TW')))
    expect(text, place).not.toMatch(
      /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}|\p{Script=Han}\.(\s|$)/u,
    )
})
