import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Artwork } from '../artwork/artwork.ts'
import type { WrittenSentence } from './essay-file.ts'
import { type Ground, readMark } from './ground.ts'
import { essayFaults, wordingFaults } from './prose-faults.ts'
import { readTables, readWork, type Work } from './read.ts'
import type { WrittenText } from './texts.ts'

let work: Work
beforeAll(() => {
  const folder = join(import.meta.dirname, '../../../catalogue')
  work = readWork(folder, 'the-starry-night', readTables(folder))
})

/** What is wrong with the prose of an essay. */
function faultsOf(artwork: Artwork, text: WrittenText): string[] {
  const { kind } = text
  const isEssay = kind !== 'questions' && kind !== 'described'
  return [...(isEssay ? essayFaults({ ...text, kind }) : []), ...wordingFaults(artwork, text)]
}

function textOf(file: string): WrittenText {
  const text = work.texts.find((written) => written.file === file)
  if (!text) throw new Error(`no ${file}`)
  return structuredClone(text)
}

function groundOf(mark: string): Ground {
  const ground = readMark(mark)
  if (!ground) throw new Error(`no mark: ${mark}`)
  return ground
}

/** What is wrong with a text after a sentence was put at its end. */
function faultsWith(
  file: string,
  words: string,
  mark = 'f1',
  change: (artwork: Artwork) => void = () => {},
) {
  const text = textOf(file)
  const added: WrittenSentence = {
    text: words,
    ground: groundOf(mark),
    hash: '',
    verdict: 'supported',
  }
  text.sections.at(-1)?.paragraphs.at(-1)?.push(added)
  const artwork = structuredClone(work.artwork)
  change(artwork)
  return faultsOf(artwork, text).join('\n')
}

test('a text that was read aloud by strangers has no fault', () => {
  expect(work.texts.length).toBeGreaterThan(0)
  for (const text of work.texts) expect(faultsOf(work.artwork, text), text.file).toEqual([])
})

test.each([
  ['explorer.en.md', 'A timeless night.', 'says nothing: timeless'],
  ['student.en.md', 'Our sources disagree.', 'speaks of our own sources: our sources'],
  [
    'student.fr.md',
    'La photographie citée dans cette notice le montre.',
    'speaks of our own sources',
  ],
  ['student.zh-TW.md', '你看得見月亮。', 'addresses the reader'],
  ['explorer.zh-TW.md', '您看得見月亮。', 'addresses the reader'],
  ['student.zh-TW.md', '月亮, 在右上角。', 'half-width punctuation'],
  ['professional.en.md', 'Look at the moon.', '1 commands: Look at the moon.'],
  ['professional.es.md', 'Mire la luna.', '1 commands: Mire la luna.'],
  ['professional.fr.md', 'Regardez la lune.', '1 commands: Regardez la lune.'],
  ['professional.zh-TW.md', '月亮很亮，看看那道光。', '1 commands: 月亮很亮，看看那道光。'],
])('in %s it is seen that «%s» does not belong there', (file, words, fault) => {
  expect(faultsWith(file, words)).toContain(fault)
})

test('in an Explorer text two commands are allowed, and a third is not', () => {
  const told: WrittenSentence[] = []
  const text = {
    ...textOf('explorer.en.md'),
    sections: [{ heading: 'How it is told', paragraphs: [told] }],
  }
  const command = (words: string): WrittenSentence => {
    return { text: words, ground: groundOf('v2'), hash: '', verdict: 'supported' }
  }
  const faults = () => faultsOf(work.artwork, text).filter((fault) => fault.includes('commands'))
  told.push(command('Compare the moon.'), command('Step back now.'))
  expect(faults()).toEqual([])
  told.push(command('Find the church.'))
  expect(faults().join()).toMatch(/^3 commands/u)
})

test('a hedge on what is agreed is seen, and one on what is likely is not', () => {
  const hedge = 'It was probably painted by day.'
  const certainty = (value: 'agreed' | 'likely') => (artwork: Artwork) => {
    for (const fact of artwork.facts) Object.assign(fact, { certainty: value, text: 'It was so.' })
  }
  expect(faultsWith('student.en.md', hedge, 'f1', certainty('agreed'))).toContain(
    'hedges what is agreed: probably',
  )
  expect(faultsWith('student.en.md', hedge, 'f1', certainty('likely'))).not.toContain('hedges')
  expect(faultsWith('student.en.md', hedge, '~ f1', certainty('agreed'))).not.toContain('hedges')
})

test('a text that is too long or too short, of one rhythm, or hollow is seen', () => {
  const short = textOf('student.en.md')
  short.sections = short.sections.slice(0, 2)
  expect(faultsOf(work.artwork, short).join()).toMatch(
    /\d+ words, not 420 to 650.*2 sections, not 3 to 5/u,
  )
  const even = textOf('student.en.md')
  for (const paragraph of even.sections.flatMap((section) => section.paragraphs))
    for (const sentence of paragraph)
      sentence.text = 'The sky is blue and the tree is dark and tall here.'
  expect(faultsOf(work.artwork, even).join()).toContain('all of one length')
  const hollow = textOf('student.en.md')
  for (const sentence of hollow.sections[0]?.paragraphs.flat() ?? [])
    sentence.ground = groundOf('-')
  expect(faultsOf(work.artwork, hollow).join()).toContain('a fifth of it or more claims nothing')
})

test('a heading of one word is seen', () => {
  const text = textOf('explorer.en.md')
  const [section] = text.sections
  if (section) section.heading = 'Looking'
  expect(faultsOf(work.artwork, text).join()).toContain('the heading "Looking" has 1 words')
})
