import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { asksOtherwise } from './interrogatives.ts'

test.each<[asked: string, wordings: string[], language: Language, otherwise: boolean]>([
  ['Where did he paint it?', ['Why did Van Gogh paint it?', 'the reason for it'], 'en', true],
  ['Where did he paint it?', ['Where was it painted?', 'Why there?'], 'en', false],
  ['where did he paint it', ['the place of painting'], 'en', false],
  ['Did he paint it there?', ['Why did Van Gogh paint it?'], 'en', false],
  ['¿Dónde la pintó?', ['¿Por qué la pintó?'], 'es', true],
  ['Où l’a-t-il peint ?', ['Pourquoi l’a-t-il peint ?'], 'fr', true],
  ['他在哪裡畫的？', ['他為什麼畫這幅畫？'], 'zh-TW', true],
  ['他在哪裡畫的？', ['這幅畫在哪裡完成？'], 'zh-TW', false],
])('%s beside %j: asks for something else %s', (asked, wordings, language, otherwise) => {
  expect(asksOtherwise(asked, wordings, language)).toBe(otherwise)
})
