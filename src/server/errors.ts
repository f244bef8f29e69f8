import { errorMessages as english } from '#shared/errors/en.ts'
import { errorMessages as spanish } from '#shared/errors/es.ts'
import { errorMessages as french } from '#shared/errors/fr.ts'
import { type ProblemAnswer, problemFrom } from '#shared/errors/problem.ts'
import { type ErrorMessages, errorSentence } from '#shared/errors/sentence.ts'
import {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  type FilledCode,
  type PlainCode,
  type Problem,
} from '#shared/errors/table.ts'
import { errorMessages as chinese } from '#shared/errors/zh-tw.ts'
import { DEFAULT_LANGUAGE, type Language, type Localized } from '#shared/languages.ts'

const MESSAGES: Localized<ErrorMessages> = {
  en: english,
  fr: french,
  es: spanish,
  'zh-TW': chinese,
}

interface Options {
  retryAfterSeconds?: number
  /** Of the sentence; programs are told in English where they name no language. */
  language?: Language
  cause?: unknown
}

/** An error as it goes over the wire. */
export function answerTo(problem: Problem, language: Language): ProblemAnswer {
  return { ...problem, detail: errorSentence(MESSAGES[language], problem) }
}

type Given =
  | [code: PlainCode, params?: Record<string, never>, options?: Options]
  | { [Code in FilledCode]: [code: Code, params: ErrorParams<Code>, options?: Options] }[FilledCode]

/** A failure that the caller may read: a code and its parameters. Anything else thrown is a bug. */
export class AppError extends Error {
  readonly problem: Problem
  readonly retryAfterSeconds: number | null

  constructor(...[code, params = {}, options = {}]: Given) {
    const { retryAfterSeconds, language = DEFAULT_LANGUAGE, cause } = options
    const problem = problemFrom({ code, params })
    if (problem === null) throw new TypeError(`These are not the parameters of ${code}`)
    super(errorSentence(MESSAGES[language], problem), cause === undefined ? undefined : { cause })
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds ?? null
  }

  get code(): ErrorCode {
    return this.problem.code
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  /** As it goes over the wire. */
  get answer(): ProblemAnswer {
    return { ...this.problem, detail: this.message }
  }

  static of({ code, params }: Problem, options: Options = {}): AppError {
    // A problem is a code with its own parameters; taken apart, TypeScript no longer sees it.
    return new AppError(...([code, params, options] as Given))
  }
}
