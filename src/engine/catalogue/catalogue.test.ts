import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Converter } from 'opencc-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import type { Study } from '#engine/study.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { MEASURED } from '#shared/measured.ts'
import { MODES } from '#shared/modes.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { type Artwork, hasFullText, sentencesOn } from '../artwork/artwork.ts'
import { faultsBetween, faultsOf } from './check.ts'
import type { WrittenSentence } from './essay-file.ts'
import { readMark } from './ground.ts'
import { mapSentences, renewed } from './grounded.ts'
import { readCatalogue, type Work } from './read.ts'
import { groundTextsOf } from './text-faults.ts'
import type { WrittenText } from './texts.ts'
import { TO_REWRITE } from './to-rewrite.ts'

let works: Work[]
beforeAll(() => {
  works = readCatalogue(join(import.meta.dirname, '../../../catalogue'))
})

test('nothing in the catalogue is wrong that a machine can see', () => {
  const faults = works.flatMap((work) =>
    faultsOf(work).map((fault) => `${work.artwork.slug}: ${fault}`),
  )
  expect([...faults, ...faultsBetween(works)]).toEqual([])
}, 240_000)

// Characters that OpenCC would also write otherwise, and that are right in Taiwan where they stand
// here.
const RIGHT_IN_TAIWAN = new Set(
  '范布家具了朱台里只借回岩祕裏划凶卷刮弦咸庄扣占注念巨污夫出辟余樑游蒙托准周制杯岳斗表娘后',
)

test('OpenCC finds no Simplified character in the Chinese of the catalogue', () => {
  const toTraditional = Converter({ from: 'cn', to: 'tw' })
  const texts = works.flatMap(({ artwork }) => [
    artwork.titles['zh-TW'],
    artwork.artist.name['zh-TW'],
    ...sentencesOn(artwork, 'zh-TW').map(({ text }) => text),
    ...artwork.visible.map((thing) => thing.what['zh-TW']),
  ])
  const odd = texts.flatMap((text) => {
    const converted = [...toTraditional(text)]
    return [...text].filter(
      (character, at) => character !== converted[at] && !RIGHT_IN_TAIWAN.has(character),
    )
  })
  expect([...new Set(odd)]).toEqual([])
})

test('as many works are told whole, and read by a second reader, as the pages and the README say', () => {
  const told = works.filter(({ artwork }) => hasFullText(artwork)).length
  const { worksTold, worksReadTwice } = MEASURED
  expect({ worksTold, worksReadTwice }).toEqual({
    worksTold: told,
    worksReadTwice: told - TO_REWRITE.size,
  })
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  expect(readme).toContain(`In ${worksReadTwice} of the ${worksTold} works that we tell whole`)
  expect(works.length).toBeGreaterThanOrEqual(150)
})

test('the compiled catalogue is the one in the files', () => {
  const artworks = works.map(({ artwork }) => artwork)
  expect(
    JSON.stringify(artworks) === JSON.stringify(realCatalogue().artworks),
    'run npm run build',
  ).toBe(true)
})

describe('the check sees', () => {
  type Change = (sentence: WrittenSentence, artwork: Artwork) => WrittenSentence
  /**
   * What is wrong after one sentence of a text was changed, and read again by somebody who found it
   * good.
   */
  const faultsAfter = (
    change: Change,
    { file = 'student.en.md', kind = 'sourced', reread = true } = {},
  ) => {
    const work = works.find(({ artwork }) => artwork.slug === 'the-starry-night')
    if (!work) throw new Error('no Starry Night')
    const artwork = structuredClone(work.artwork)
    let isChanged = false
    const once = (sentence: WrittenSentence) => {
      if (isChanged || sentence.ground.kind !== kind) return sentence
      isChanged = true
      return change(structuredClone(sentence), artwork)
    }
    const texts = work.texts.map((text): WrittenText => {
      if (text.file !== file) return text
      const sections = mapSentences(text.sections, once)
      const grounds = groundTextsOf(evidenceOf(artwork, text.language))
      const judged = mapSentences(renewed(sections, grounds), (sentence) => ({
        ...sentence,
        verdict: 'supported',
      }))
      return { ...text, sections: reread ? judged : sections }
    })
    return faultsOf({ artwork, texts }).join('\n')
  }
  const adding =
    (words: string): Change =>
    (sentence) => ({ ...sentence, text: `${sentence.text} ${words}` })
  const resting =
    (mark: string): Change =>
    (sentence) => {
      const ground = readMark(mark)
      if (!ground) throw new Error(`no mark: ${mark}`)
      return { ...sentence, ground }
    }

  test('a number that no cited note has', () => {
    expect(faultsAfter(adding('It cost 4711 francs.'))).toContain('4711')
  })
  test('a name that no cited note has', () => {
    const file = 'student.fr.md'
    expect(faultsAfter(adding('Comme chez Gauguin à Tahiti.'), { file })).toMatch(
      /student\.fr\.md, .*Tahiti/u,
    )
  })
  test('a figure derived from what is not cited, and one that is derived rightly', () => {
    const before: Change = (sentence, artwork) => {
      const [fact] = artwork.facts
      if (fact) Object.assign(fact, { text: 'Sold in 1516 and in 1434.', certainty: 'agreed' })
      return {
        ...resting(`${fact?.id} =1516-1434`)(sentence, artwork),
        text: 'That was 82 years later.',
      }
    }
    expect(faultsAfter(before)).not.toContain('82')
    expect(
      faultsAfter((sentence, artwork) => ({
        ...before(sentence, artwork),
        text: 'That was 83 years later.',
      })),
    ).toContain('83')
    expect(faultsAfter(resting('f1 =9999-1434'))).toContain('derives a figure from 9999')
  })
  test('Simplified characters', () => {
    expect(faultsAfter(adding('这颗星很亮，对吗？'), { file: 'student.zh-TW.md' })).toContain(
      'not written in Taiwan',
    )
  })
  test('a sentence that rests on nothing that exists', () => {
    expect(faultsAfter(resting('f999'))).toContain('rests on f999, which is not there')
  })
  test('a disputed note stated as sure, with the file, the sentence and what to write', () => {
    const disputed: Change = (sentence, artwork) => {
      const [fact] = artwork.facts
      if (fact) fact.certainty = 'disputed'
      return resting('f1')(sentence, artwork)
    }
    expect(faultsAfter(disputed)).toMatch(
      /student\.en\.md, sentence \d+: f1 is disputed; write \? f1/u,
    )
  })
  test('a link that says something of its own', () => {
    const link: Change = (sentence, artwork) =>
      resting('-')({ ...sentence, text: 'In 1999 all changed.' }, artwork)
    expect(faultsAfter(link)).toContain('1999')
  })
  test('a sentence that was changed and not read again', () => {
    expect(faultsAfter(adding('It is so.'), { reread: false })).toContain(
      'not read by a second reader',
    )
    expect(faultsAfter((sentence) => sentence, { reread: false })).toBe('')
  })
  test('a sentence that its second reader did not find supported', () => {
    for (const verdict of ['partly', 'unsupported'] as const)
      expect(faultsAfter((sentence) => ({ ...sentence, verdict }), { reread: false })).toContain(
        `is ${verdict}`,
      )
  })
  test('a sentence that is marked as earlier in a work that was written anew', () => {
    const earlier: Change = (sentence) => ({ ...sentence, verdict: 'earlier' })
    expect(faultsAfter(earlier, { reread: false })).toContain('marked as earlier')
  })
  test('a note that was changed under a sentence that was read', () => {
    const other: Change = (sentence, artwork) => {
      for (const fact of artwork.facts) fact.text += ' Or not.'
      return sentence
    }
    expect(faultsAfter(other, { reread: false })).toContain('not read by a second reader')
  })
})

describe('every work, in every mode and language', () => {
  async function study(
    artwork: Artwork,
    mode: (typeof MODES)[number],
    language: (typeof LANGUAGES)[number],
  ) {
    const dropped: string[] = []
    const engine = createEngine({
      catalogue: realCatalogue,
      onDropped: (_slug, fault) => dropped.push(fault),
    })
    const request = {
      name: artwork.titles[language],
      artist: '',
      question: '',
      mode,
      language,
      artwork: artwork.slug,
    }
    let done: Study | null = null
    for await (const event of engine.study(request, new AbortController().signal)) {
      if (event.type === 'done') done = event.study
    }
    return { study: done, dropped }
  }

  test.each(LANGUAGES)(
    'is answered in %s, and nothing is dropped at the gate',
    async (language) => {
      for (const artwork of realCatalogue().artworks) {
        for (const mode of MODES) {
          const { study: made, dropped } = await study(artwork, mode, language)
          expect(dropped, `${artwork.slug} ${mode} ${language}`).toEqual([])
          expect(made?.complete).toBe(artwork.essays !== null)
          expect(made?.statements.length, artwork.slug).toBeGreaterThanOrEqual(2)
          for (const statement of made?.statements ?? []) {
            if (statement.kind === 'link') continue
            const stands = statement.facts.length + statement.observations.length
            expect(stands, `${artwork.slug}: ${statement.text}`).toBeGreaterThan(0)
            if (statement.kind === 'sourced')
              expect(statement.sources.length, statement.text).toBeGreaterThan(0)
          }
        }
      }
    },
  )
})
