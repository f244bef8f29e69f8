import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { languageToOffer } from '#web/notices/language-to-offer.ts'

test.each([
  [['fr-CA', 'en'], 'en', null, 'fr'],
  [['de', 'es-MX'], 'en', null, 'es'],
  [['zh-Hant-HK'], 'en', null, 'zh-TW'],
  [['en-US', 'fr'], 'fr', null, 'en'],
  [['en-US', 'fr'], 'en', null, null],
  [['de', 'ja'], 'en', null, null],
  [[], 'en', null, null],
  [['fr'], 'en', 'en', null],
  [['fr'], 'en', 'not a language', 'fr'],
])('a browser that prefers %j is offered on a page in %s, with %s chosen: %s', (...told) => {
  const [preferred, spoken, chosen, offered] = told
  expect(languageToOffer(preferred, { written: LANGUAGES, spoken, chosen })).toBe(offered)
})

test('a page that is written in one language offers no other', () => {
  expect(languageToOffer(['fr'], { written: [], spoken: 'en', chosen: null })).toBeNull()
})
