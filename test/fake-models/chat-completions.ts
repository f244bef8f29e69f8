import { event, type Wire } from './wire.ts'

const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake' }

/** POST /v1/chat/completions, as Ollama and most other servers answer it. */
export const chatCompletions: Wire = {
  matches: (path) => path === '/v1/chat/completions',
  modelOf: (_path, body) => String(body.model),
  start: () =>
    event({ ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }),
  words: (content) =>
    event({ ...chunk, choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  thought: (words) =>
    event({
      ...chunk,
      choices: [{ index: 0, delta: { reasoning_content: words }, finish_reason: null }],
    }),
  end: ({ input, output }, isCut = false) =>
    event({
      ...chunk,
      choices: [{ index: 0, delta: {}, finish_reason: isCut ? 'length' : 'stop' }],
    }) +
    event({
      ...chunk,
      choices: [],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }) +
    'data: [DONE]\n\n',
  errorInStream: (message) =>
    event({ error: { message, type: 'server_error', code: null, param: null } }),
  refusal: (_status, message) => ({ error: { message, type: 'fake', code: null, param: null } }),
}
