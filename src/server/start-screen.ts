interface Facts {
  address: string
  database: string
  mail: string
  outbox: string | null
  payments: 'stripe' | 'sandbox' | 'off'
  /** As in ART_MODEL; null: the built-in writer. */
  model: string | null
  /** The model that checks what that one writes; null: nobody does. */
  check: string | null
  /** The models of an Ollama on this machine that could write; null: there is none. */
  ollama: readonly string[] | null
  /** Whether open sources are asked too. */
  research: boolean
}

const PAYMENTS = {
  stripe: 'by Stripe',
  sandbox: 'a sandbox desk: try every plan, no card is asked for',
  off: 'none: everybody has the free plan',
}

const RESEARCH = {
  on: 'our own catalogue, then Wikidata, Wikipedia and four museums',
  off: 'our own catalogue (RESEARCH=on CONTACT_EMAIL=you@example.org asks open sources too)',
}

const UNCHECKED =
  'OFF (ART_CHECK=off): nobody reads whether a sentence follows from its source, and each answer says so'

/**
 * What a newcomer sees when the server runs: where to go, and what is used in place of what is not
 * configured.
 */
export function startScreen({
  address,
  database,
  mail,
  outbox,
  payments,
  model,
  check,
  ollama,
  research,
}: Facts): string {
  const rows = [
    ['Open', address],
    ['Database', database],
    ['Mail', mail],
    ...(outbox ? [['Outbox', `${outbox}  (codes and links arrive here)`]] : []),
    ['Payments', PAYMENTS[payments]],
    [
      'Model',
      model ? `${model}, and the built-in guide where it fails` : 'none: the built-in guide writes',
    ],
    ...(model
      ? [['Check', check ? `each sentence beside its source, by ${check}` : UNCHECKED]]
      : []),
    ...(ollama && !model
      ? [['', `Ollama runs here: ART_MODEL=ollama/${ollama[0] ?? 'NAME'} npm start`]]
      : []),
    ['Research', RESEARCH[research ? 'on' : 'off']],
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
