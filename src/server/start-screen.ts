interface Facts {
  address: string
  database: string
  mail: string
  outbox: string | null
  payments: 'stripe' | 'sandbox' | 'off'
  /** As in ART_MODEL; null: the built-in writer. */
  model: string | null
  /** The models of an Ollama on this machine that could write; null: there is none. */
  ollama: readonly string[] | null
}

const PAYMENTS = {
  stripe: 'by Stripe',
  sandbox: 'a sandbox desk: try every plan, no card is asked for',
  off: 'none: everybody has the free plan',
}

/** What a newcomer sees when the server runs: where to go, and what is used in place of what is not configured. */
export function startScreen({ address, database, mail, outbox, payments, model, ollama }: Facts): string {
  const rows = [
    ['Open', address],
    ['Database', database],
    ['Mail', mail],
    ...(outbox ? [['Outbox', `${outbox}  (codes and links arrive here)`]] : []),
    ['Payments', PAYMENTS[payments]],
    ['Model', model ? `${model}, and the built-in guide where it fails` : 'none: the built-in guide writes'],
    ...(ollama && !model
      ? [['', `Ollama runs here: ART_MODEL=ollama/${ollama[0] ?? 'NAME'} npm start`]]
      : []),
    ['Research', 'our own catalogue'],
  ]
  const lines = rows.map(([name, value]) => `  ${`${name}`.padEnd(10)}${value}`)
  return [
    '',
    '  Artsking: the art explanation you can check',
    '',
    ...lines,
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n')
}
