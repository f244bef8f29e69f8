import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { languageFault } from './in-language.ts'
import { sentencesOf } from './sentences.ts'

const statements = realCatalogue().artworks.flatMap((artwork) => artwork.statements)

test('no text of the catalogue is taken for another language', () => {
  const rejected = statements.flatMap(({ text }) =>
    LANGUAGES.flatMap((language) => {
      const fault = languageFault(text[language], language)
      return fault ? [`${language}: ${fault}: ${text[language]}`] : []
    }),
  )
  expect(rejected).toEqual([])
})

test('nearly every statement of the catalogue is told from one in another language', () => {
  for (const asked of LANGUAGES) {
    for (const written of LANGUAGES) {
      if (asked === written) continue
      const missed = statements.filter(({ text }) => languageFault(text[written], asked) === null)
      expect(missed.length / statements.length, `${written} for ${asked}`).toBeLessThan(0.05)
    }
  }
})

test('a long sentence in a language that we do not write is caught too', () => {
  const german = 'Der Himmel ist in kurzen Strichen gemalt, und die Sterne sind von Ringen aus Licht umgeben.'
  const italian =
    'Il cielo è dipinto con tratti brevi e le stelle sono circondate da anelli di luce nella notte.'
  for (const language of LANGUAGES) {
    expect(languageFault(german, language)).not.toBeNull()
    expect(languageFault(italian, language)).not.toBeNull()
  }
})

test('Simplified Chinese is not Chinese as written in Taiwan', () => {
  expect(languageFault('这幅画的天空很亮。', 'zh-TW')).toContain('Simplified')
  expect(languageFault('這幅畫的天空很亮。', 'zh-TW')).toBeNull()
})

test('a short call to look tells nothing, in any language', () => {
  for (const sentence of sentencesOf('Look up. Regardez. Mire arriba.', 'en'))
    expect(languageFault(sentence, 'fr')).toBeNull()
})
