import { expect, test } from 'vitest'
import { inOwnSpelling } from './own-spelling.ts'

test.each([
  ['/zh-tw', '/zh-TW'],
  ['/zh-tw/', '/zh-TW'],
  ['/ZH_TW/faq?from=mail', '/zh-TW/faq?from=mail'],
  ['/FR/artworks/mona-lisa', '/fr/artworks/mona-lisa'],
  ['/en/faq', '/faq'],
  ['/en', '/'],
  ['/en//elsewhere.example', '/elsewhere.example'],
  ['/en/\\elsewhere.example', '/elsewhere.example'],
  ['/EN?a=1', '/?a=1'],
])('%s is spelled %s', (typed, spelled) => {
  expect(inOwnSpelling(typed)).toBe(spelled)
})

test.each(['/', '/fr', '/zh-TW/nothing', '/frame', '/faq', '/zh', '/?fr', '//fr'])(
  '%s stays as it is',
  (url) => {
    expect(inOwnSpelling(url)).toBeNull()
  },
)
