/** How a provider's stream looks on the wire: what the fake sends as Server-Sent Events. */
export interface Wire {
  matches(path: string): boolean
  modelOf(path: string, body: Record<string, unknown>): string
  /** Before the first words. */
  start(): string
  words(text: string): string
  /** @param isCut the model came to the limit of its output. */
  end(usage: { input: number; output: number }, isCut?: boolean): string
  /** Words that the model only thinks, where the wire has a place of its own for them. */
  thought?(text: string): string
  errorInStream(message: string): string
  /** The body of an answer with a status above 400. */
  refusal(status: number, message: string): object
}

export function event(data: object, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}
