import type { ModelReport } from '#engine/write/model/model-writer.ts'

/** What is counted since this process began. */
export function createMetrics() {
  const answers = new Map<string, number>()
  const tokens = new Map<string, number>()

  function add(counts: Map<string, number>, labels: Record<string, string>, count: number): void {
    // Names of models have neither quotes nor line ends: the configuration sees to that.
    const key = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
    counts.set(key.join(','), (counts.get(key.join(',')) ?? 0) + count)
  }

  return {
    /** Counts what a model did for one answer. */
    hear({ model, writer, tokens: { input, output } }: ModelReport): void {
      add(answers, { model, writer }, 1)
      add(tokens, { model, direction: 'input' }, input)
      add(tokens, { model, direction: 'output' }, output)
    },

    /** All of it in the text format of Prometheus. */
    text(): string {
      const { rss } = process.memoryUsage()
      return [
        ...metric(
          'artsking_model_answers_total',
          'counter',
          'Work that a model was given, by who wrote.',
          answers,
        ),
        ...metric('artsking_model_tokens_total', 'counter', 'Tokens that models took.', tokens),
        ...metric('process_resident_memory_bytes', 'gauge', 'Memory in use.', new Map([['', rss]])),
        '',
      ].join('\n')
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

function metric(name: string, type: string, help: string, counts: ReadonlyMap<string, number>): string[] {
  const lines = [...counts].map(([labels, count]) => `${name}${labels && `{${labels}}`} ${count}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}
