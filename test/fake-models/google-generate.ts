import { event, type Wire } from './wire.ts'

const PATH = /^\/v1beta\/models\/([^:]+):streamGenerateContent$/u

function piece(text: string, rest: object = {}): string {
  return event({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...rest }],
  })
}

/** POST /v1beta/models/…:streamGenerateContent, as Google answers it. */
export const googleGenerate: Wire = {
  matches: (path) => PATH.test(path),
  modelOf: (path) => PATH.exec(path)?.[1] ?? '',
  start: () => '',
  words: (text) => piece(text),
  end: ({ input, output }) =>
    event({
      candidates: [
        { content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 },
      ],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    }),
  errorInStream: (message) => event({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  refusal: (code, message) => ({ error: { code, message, status: 'FAKE' } }),
}
