import { event, type Wire } from './wire.ts'

/** POST /v1/messages, as Anthropic answers it. */
export const anthropicMessages: Wire = {
  matches: (path) => path === '/v1/messages',
  modelOf: (_path, body) => String(body.model),
  start: () =>
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          model: 'fake',
          role: 'assistant',
          usage: { input_tokens: 0, output_tokens: 0 },
        },
      },
      'message_start',
    ) +
    event(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
  words: (text) =>
    event(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      'content_block_delta',
    ),
  end: ({ input, output }) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { input_tokens: input, output_tokens: output },
      },
      'message_delta',
    ) +
    event({ type: 'message_stop' }, 'message_stop'),
  errorInStream: (message) =>
    event({ type: 'error', error: { type: 'overloaded_error', message } }, 'error'),
  refusal: (_status, message) => ({ type: 'error', error: { type: 'fake_error', message } }),
}
