import { event, type Wire } from './wire.ts'

const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'fake' }
const message = { type: 'message', id: 'msg_1', role: 'assistant', content: [] }

/** POST /v1/responses, as OpenAI answers it. */
export const openaiResponses: Wire = {
  matches: (path) => path === '/v1/responses',
  modelOf: (_path, body) => String(body.model),
  start: () =>
    event({ type: 'response.created', sequence_number: 0, response }) +
    event({
      type: 'response.output_item.added',
      sequence_number: 1,
      output_index: 0,
      item: message,
    }),
  words: (delta) =>
    event({
      type: 'response.output_text.delta',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      delta,
    }),
  end: ({ input, output }) =>
    event({ type: 'response.output_item.done', output_index: 0, item: message }) +
    event({
      type: 'response.completed',
      response: { ...response, usage: { input_tokens: input, output_tokens: output } },
    }),
  errorInStream: (text) =>
    event({ type: 'error', sequence_number: 9, code: 'server_error', message: text, param: null }),
  refusal: (_status, text) => ({ error: { message: text, type: 'fake', code: null, param: null } }),
}
