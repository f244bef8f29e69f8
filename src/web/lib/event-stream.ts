/** One Server-Sent Event, its data still as text. */
export interface ServerSentEvent {
  event: string
  data: string
}

/**
 * Splits off the lines that are whole. A carriage return at the end may still be followed by its
 * line feed.
 */
function wholeLines(text: string, isEnd: boolean): { lines: string[]; rest: string } {
  const held = !isEnd && text.endsWith('\r') ? '\r' : ''
  const parts = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/)
  const rest = (parts.pop() ?? '') + held
  return { lines: parts, rest }
}

function createAssembler() {
  let event = ''
  let data: string[] = []
  /** Takes one line; gives an event when the line ends it. */
  return (line: string): ServerSentEvent | null => {
    if (line === '') {
      const whole = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return whole
    }
    const [field = '', ...after] = line.split(':')
    const value = after.join(':').replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    return null
  }
}

/**
 * Reads Server-Sent Events from the body of an answer (WHATWG HTML, 9.2.6), however its bytes are
 * cut into chunks. An event that the end of the stream cuts off is dropped; a broken connection
 * throws the error of the stream.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const take = createAssembler()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const split = wholeLines(rest + decoder.decode(value, { stream: !done }), done)
      rest = split.rest
      for (const line of split.lines) {
        const event = take(line)
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    // A consumer that stops early releases the connection; on a broken stream the cancel fails
    // harmlessly.
    reader.cancel().catch(() => {})
  }
}
