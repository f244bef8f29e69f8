interface Facts {
  address: string
  database: string
  mail: string
  outbox: string | null
}

/** What a newcomer sees when the server runs: where to go, and what is used in place of what is not configured. */
export function startScreen({ address, database, mail, outbox }: Facts): string {
  const rows = [
    ['Open', address],
    ['Database', database],
    ['Mail', mail],
    ...(outbox ? [['Outbox', `${outbox}  (codes and links arrive here)`]] : []),
    ['Payments', 'none: everybody has the free plan'],
    ['Model', 'none: the built-in guide writes'],
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
