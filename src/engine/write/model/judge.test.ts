import { describe, expect, test } from 'vitest'
import { spellingsOf } from '#engine/catalogue/spellings.ts'
import { type Evidence, noEvidence } from '#engine/evidence.ts'
import { withPassages } from '#engine/gather/passages.ts'
import type { Language } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createJudge } from './judge.ts'

const TEXT =
  'Born in Florence, she worked in the United States and in London from 1884. In 1916 the painting was sold to a museum.'

async function judgeIn(language: Language) {
  const source = {
    id: 'page',
    title: 'A page',
    publisher: 'Anybody',
    url: 'https://page.example',
    licence: null,
  }
  const texts = [{ source, language: 'en', passages: [{ heading: '', text: TEXT }] }]
  const evidence: Evidence = {
    ...withPassages(noEvidence(language), texts, { mode: 'student', language, question: '' }),
    spellings: spellingsOf(realCatalogue()),
  }
  const { artworks } = realCatalogue()
  return createJudge({ evidence, artworks, topicOf: () => 'subject' })
}
const MARK = 'p1 «she worked in the United States»'

describe('a sentence on a passage in another language', () => {
  test.each<[Language, string]>([
    ['fr', 'Née à Florence, elle travaille aux États-Unis et à Londres à partir de 1884.'],
    ['es', 'Nacida en Florencia, trabajó en Estados Unidos y en Londres desde 1884.'],
    ['zh-TW', '她生於佛羅倫斯，自1884年起在美國與倫敦工作。'],
    ['fr', 'Trente-deux ans plus tard, la toile est vendue à un musée.'],
    ['fr', 'À la fin du XIXe siècle, elle travaille à Londres.'],
  ])(
    'passes with the names of its own language, and with what follows from the figures, in %s: %s',
    async (language, text) => {
      expect((await judgeIn(language)).sentence(text, MARK)).toHaveProperty('draft')
    },
  )

  test.each<[Language, string, string]>([
    ['fr', 'Née à Venise, elle travaille aux États-Unis.', MARK],
    ['es', 'Nacida en Florencia, trabajó en Alemania.', MARK],
    ['fr', 'Elle travaille à Londres à partir de 1885.', MARK],
    ['fr', 'À la fin du XVIIe siècle, elle travaille à Londres.', MARK],
    ['fr', 'Trente-trois ans plus tard, la toile est vendue.', MARK],
    ['fr', 'Elle travaille à Londres.', 'p1 «she worked in London»'],
    ['fr', 'Elle travaille à Londres.', 'p1'],
  ])(
    'does not pass with another name, another figure or words that the passage has not, in %s: %s',
    async (language, text, mark) => {
      expect((await judgeIn(language)).sentence(text, mark)).toHaveProperty('fault')
    },
  )
})

describe('a heading', () => {
  test.each<[Language, string]>([
    ['en', 'A painter in London'],
    ['en', 'The Painting and Its Colours'],
    ['en', 'From Florence to the United States, 1884'],
    ['fr', 'De Florence aux États-Unis'],
    ['es', 'Los años en Londres'],
    ['zh-TW', '從佛羅倫斯到倫敦'],
  ])('stands with the names and figures of what is known, in %s: %s', async (language, text) => {
    expect((await judgeIn(language)).heading(text)).toBe(text)
  })

  test.each<[Language, string]>([
    ['en', 'A painter in Venice'],
    ['en', 'Guggenheim'],
    ['en', 'The Guggenheim Years'],
    ['en', 'The year 1885'],
    ['en', 'Three sisters'],
    ['fr', 'De Florence à Venise'],
    ['es', 'Los años en Alemania'],
    ['zh-TW', '梵谷在倫敦'],
  ])('falls with any other, in %s: %s', async (language, text) => {
    expect((await judgeIn(language)).heading(text)).toBeNull()
  })
})
