import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { EVERY_PROBLEM } from '#test/refusals.ts'
import { errorMessages as english } from './en.ts'
import { errorMessages as spanish } from './es.ts'
import { errorMessages as french } from './fr.ts'
import { problemFrom } from './problem.ts'
import { errorSentence } from './sentence.ts'
import { ERRORS } from './table.ts'
import { errorMessages as chinese } from './zh-tw.ts'

const MESSAGES = { en: english, fr: french, es: spanish, 'zh-TW': chinese }

/** Words and figures of a caller's, which each language has to repeat. */
function figuresOf(params: object): string[] {
  return Object.values(params).flatMap((value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'object')
      ? []
      : [value].flat().flatMap((one) => (typeof one === 'number' ? [String(one)] : [])),
  )
}

test.each(LANGUAGES)(
  'every error has a sentence of its own in %s, with the figures that it is given',
  (language) => {
    for (const problem of EVERY_PROBLEM) {
      const sentence = errorSentence(MESSAGES[language], problem)
      expect(sentence.trim(), problem.code).not.toBe('')
      expect(sentence, problem.code).not.toMatch(/undefined|\[object|NaN|Invalid Date/u)
      if (language !== 'en')
        expect(sentence, problem.code).not.toBe(errorSentence(english, problem))
      for (const figure of figuresOf(problem.params))
        expect(sentence, problem.code).toContain(figure)
    }
  },
)

test('an error survives its way over the wire, and what is none does not become one', () => {
  for (const problem of EVERY_PROBLEM) {
    const sent = JSON.parse(JSON.stringify(problem)) as typeof problem
    expect(problemFrom(sent), problem.code).toEqual(problem)
  }
  expect(problemFrom({ code: 'no_such_error', params: {} })).toBeNull()
  expect(problemFrom({ code: 'toString', params: {} })).toBeNull()
  expect(problemFrom({ code: 'mail_too_soon', params: {} })).toBeNull()
  expect(problemFrom({ code: 'mail_too_soon', params: { seconds: 'soon' } })).toBeNull()
  expect(problemFrom({ code: 'session_expired', params: undefined })).toBeNull()
})

test('codes are words in lower case, so that programs of any kind can use them', () => {
  for (const code of Object.keys(ERRORS)) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/u)
})
