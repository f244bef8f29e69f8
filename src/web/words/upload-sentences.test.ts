import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURE_FAULTS, PictureError } from '#engine/picture/picture-error.ts'
import { pictureRefusal } from '#server/analysis/picture-sentences.ts'
import { SERVER_SENTENCES } from '#web/words/server-sentences.ts'

const TRANSLATORS = {
  fr: async () => (await import('#web/words/fr-pages.ts')).translate,
  es: async () => (await import('#web/words/es-pages.ts')).translate,
  'zh-TW': async () => (await import('#web/words/zh-tw-pages.ts')).translate,
}

/** All that receives pictures. */
const RECEIVING = [
  'src/server/http/uploads.ts',
  'src/server/http/arrival.ts',
  'src/server/analysis/picture-routes.ts',
  'src/server/analysis/picture-sentences.ts',
  'src/server/descriptions/routes.ts',
]

/** What is written out in a file as a sentence, with `{1}` for what is filled in. */
function sentencesIn(file: string): string[] {
  const quoted = readFileSync(file, 'utf8').matchAll(/(['`])((?:This|Too|The|Please) (?:(?!\1).)+)\1/gu)
  return [...quoted].map(([, , sentence = '']) => {
    let count = 0
    return sentence.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/gu, () => `{${++count}}`)
  })
}

test('every sentence with which an upload can be refused is known to the pages', () => {
  const said = RECEIVING.flatMap(sentencesIn)
  expect(said.length).toBeGreaterThanOrEqual(11)
  const known = new Set<string>(SERVER_SENTENCES)
  expect(said.filter((sentence) => !known.has(sentence))).toEqual([])
})

test('every sentence with which a limit, or the making of an answer, refuses is known to the pages', () => {
  const said = ['src/server/http/limits.ts', 'src/server/analysis/service.ts'].flatMap(sentencesIn)
  expect(said.length).toBeGreaterThanOrEqual(9)
  const known = new Set<string>(SERVER_SENTENCES)
  expect(said.filter((sentence) => !known.has(sentence))).toEqual([])
})

test.each(Object.entries(TRANSLATORS))('why a picture is refused is said in %s', async (_language, load) => {
  const translate = await load()
  for (const fault of PICTURE_FAULTS) {
    const refusal = pictureRefusal(new PictureError(fault))
    const sentence = refusal instanceof Error ? refusal.message : ''
    const translated = translate(sentence)
    expect(translated, fault).not.toBeNull()
    expect(translated, fault).not.toBe(sentence)
    for (const filled of sentence.match(/\d+|JPG.*TIFF/gu) ?? []) expect(translated, fault).toContain(filled)
  }
})
