import type { ErrorCode, ErrorParams, Problem } from './table.ts'

type Message<Params> = string | ((params: Params) => string)

/** What one language says for every error. */
export type ErrorMessages = { readonly [Code in ErrorCode]: Message<ErrorParams<Code>> }

function said<Code extends ErrorCode>(
  messages: ErrorMessages,
  { code, params }: { code: Code; params: ErrorParams<Code> },
): string {
  const message: Message<ErrorParams<Code>> = messages[code]
  return typeof message === 'function' ? message(params) : message
}

/** The sentence for an error in the language of the messages. */
export function errorSentence(messages: ErrorMessages, problem: Problem): string {
  return said(messages, problem)
}
