import { expect, test } from 'vitest'
import { sentencesOn } from '#engine/artwork/artwork.ts'
import { LANGUAGES, localized } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { languageFault } from './in-language.ts'
import { lengthOf, sentencesOf } from './sentences.ts'

const texts = localized((language) =>
  realCatalogue().artworks.flatMap((artwork) =>
    sentencesOn(artwork, language).map(({ text }) => text),
  ),
)

test('next to no sentence of the catalogue is taken for another language', () => {
  const rejected = LANGUAGES.flatMap((language) =>
    texts[language].flatMap((text) => {
      const fault = languageFault(text, language)
      return fault ? [`${language}: ${fault}: ${text}`] : []
    }),
  )
  const all = LANGUAGES.reduce((count, language) => count + texts[language].length, 0)
  // Short ones full of names, and Latin inscriptions quoted in Chinese.
  expect(rejected.length / all, rejected.join('\n')).toBeLessThan(0.001)
})

test('nearly every sentence of the catalogue that is long enough to tell is told from one in another language', () => {
  for (const asked of LANGUAGES) {
    for (const written of LANGUAGES) {
      if (asked === written) continue
      const long = texts[written].filter((text) => lengthOf(text, written) >= 12)
      const missed = long.filter((text) => languageFault(text, asked) === null)
      expect(missed.length / long.length, `${written} for ${asked}`).toBeLessThan(0.05)
    }
  }
})

test('a long sentence in a language that we do not write is caught too', () => {
  const german =
    'Der Himmel ist in kurzen Strichen gemalt, und die Sterne sind von Ringen aus Licht umgeben.'
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

test('the original of a name in brackets leaves a Chinese sentence Chinese, and an English one English', () => {
  expect(languageFault('元配康斯坦札（Costanza Trenta）已不在人世。', 'zh-TW')).toBeNull()
  expect(
    languageFault('The first wife (元配) was no longer alive by then, he says.', 'zh-TW'),
  ).not.toBeNull()
})
