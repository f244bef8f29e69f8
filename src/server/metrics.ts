import type { ModelReport } from '#engine/model/model-parts.ts'

/** What is counted since this process began. */
export function createMetrics() {
  const answers = new Map<string, number>()
  const spent = new Map<string, number>()

  function add(counts: Map<string, number>, labels: Record<string, string>, count: number): void {
    // Names of models have neither quotes nor line ends: the configuration sees to that.
    const key = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
    counts.set(key.join(','), (counts.get(key.join(',')) ?? 0) + count)
  }

  return {
    /**
     * Counts what models did for one answer: what they took for writing, for looking, and for the
     * check.
     */
    hear({ model, stage, writer, tokens, check }: ModelReport): void {
      add(answers, { model, stage, writer }, 1)
      const spend = (by: string, at: string, { input, output }: ModelReport['tokens']) => {
        add(spent, { model: by, stage: at, direction: 'input' }, input)
        add(spent, { model: by, stage: at, direction: 'output' }, output)
      }
      spend(model, stage, tokens)
      if (check?.model) spend(check.model, 'check', check.tokens)
    },

    /** All of it in the text format of Prometheus. */
    text(): string {
      const { rss } = process.memoryUsage()
      return [
        ...metric(
          'artsking_model_answers_total',
          'counter',
          'Work that a model was given, by stage and by who wrote.',
          answers,
        ),
        ...metric('artsking_model_tokens_total', 'counter', 'Tokens that models took.', spent),
        ...metric('process_resident_memory_bytes', 'gauge', 'Memory in use.', new Map([['', rss]])),
        '',
      ].join('\n')
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

function metric(
  name: string,
  type: string,
  help: string,
  counts: ReadonlyMap<string, number>,
): string[] {
  const lines = [...counts].map(([labels, count]) => `${name}${labels && `{${labels}}`} ${count}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}
