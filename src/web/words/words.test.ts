import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { words } from '#web/words/en.ts'
import { consentWords } from '#web/words/en-consent.ts'
import { insideWords } from '#web/words/en-inside.ts'
import { proseWords } from '#web/words/en-prose.ts'
import { sampleWords } from '#web/words/en-sample.ts'
import { SERVER_SENTENCES } from '#web/words/server-sentences.ts'

const ENGLISH = { words, insideWords, proseWords, consentWords, sampleWords }
const OTHERS = {
  fr: async () => ({ ...(await import('#web/words/fr.ts')), ...(await import('#web/words/fr-pages.ts')) }),
  es: async () => ({ ...(await import('#web/words/es.ts')), ...(await import('#web/words/es-pages.ts')) }),
  'zh-TW': async () => ({
    ...(await import('#web/words/zh-tw.ts')),
    ...(await import('#web/words/zh-tw-pages.ts')),
  }),
}
const FACTS = {
  free: 7,
  languages: 'LANGUAGES',
  code: 9,
  resetMinutes: 33,
  pictureKinds: 'KINDS',
  pictureSize: 'SIZE',
}

/** Every sentence of a dictionary by its place; a function is asked with values that show in its sentence. */
function sentencesOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') {
    const said = place.endsWith('.sections') ? value(FACTS) : value(4, 6)
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
  'Classic',
  'Image',
  'Questions',
  'Explorer',
  'Aficionado',
  'Professional',
  'Katsushika Hokusai',
  'Vincent van Gogh',
  'Diego Velázquez',
  'Leonardo da Vinci',
  'Marketing',
  'Page 4 / 6',
])

function mayBeEqual(place: string, text: string): boolean {
  return SHARED_WORDS.has(text) || /\.(id|slug|url|artist)$/u.test(place) || !/\p{L}{2}/u.test(text)
}

const english = new Map(sentencesOf(ENGLISH))

test.each(Object.entries(OTHERS))(
  '%s has a sentence of its own for every English one',
  async (_language, load) => {
    const { serverSentences, ...dictionary } = await load()
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
    for (const [sentence, said] of Object.entries(serverSentences)) expect(said, sentence).not.toBe(sentence)
  },
)

test.each(Object.entries(OTHERS))(
  '%s leaves out no number or name that a sentence is given',
  async (_, load) => {
    const theirs = new Map(sentencesOf(await load()))
    for (const [place, text] of english) {
      if (!place.includes('()')) continue
      for (const given of text.match(/\b[4679]\b|33|LANGUAGES|KINDS|SIZE/gu) ?? [])
        expect(theirs.get(place), place).toContain(given)
    }
  },
)

test('French keeps its punctuation from falling off the line', async () => {
  for (const [place, text] of sentencesOf(await OTHERS.fr()))
    expect(text, place).not.toMatch(/ [;:!?»]|« |[\p{L}»)][;!?]/u)
})

test('Spanish opens what it closes', async () => {
  for (const [place, text] of sentencesOf(await OTHERS.es())) {
    expect(text.split('¿').length, place).toBe(text.split('?').length)
    expect(text.split('¡').length, place).toBe(text.split('!').length)
  }
})

test('Chinese is written with its own punctuation', async () => {
  for (const [place, text] of sentencesOf(await OTHERS['zh-TW']()))
    expect(text, place).not.toMatch(/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}|\p{Script=Han}\.(\s|$)/u)
})

test('every translated sentence of the server is one that it says', () => {
  const folder = 'src/server'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ts$/u.test(name),
  )
  const server = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const shared = readFileSync('src/shared/api/accounts.ts', 'utf8')
  for (const sentence of SERVER_SENTENCES) expect(server + shared, sentence).toContain(sentence)
})
