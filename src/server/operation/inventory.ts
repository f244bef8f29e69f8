import { createHash } from 'node:crypto'
import type { Database } from '../db/tables.ts'
import { type Row, storedRows, storedTables } from './stored-rows.ts'

/** How many rows each table has, and a checksum of their content. */
export type Inventory = Record<string, { rows: number; sum: string }>

const MODULUS = 2n ** 256n

/** A number for a row's content, the same on SQLite and on PostgreSQL. */
function numberOf(row: Row): bigint {
  const values = Object.keys(row)
    .sort()
    .map((name) => {
      const value = row[name]
      return [
        name,
        value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value,
      ]
    })
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`)
}

/** The sum of its rows' numbers: databases sort text in different orders, and a sum has none. */
async function countedOf(db: Database, table: string): Promise<{ rows: number; sum: string }> {
  let rows = 0
  let sum = 0n
  for await (const page of storedRows(db, table)) {
    rows += page.length
    for (const row of page) sum = (sum + numberOf(row)) % MODULUS
  }
  return { rows, sum: sum.toString(16).padStart(64, '0') }
}

/** Reads every row. */
export async function inventoryOf(db: Database): Promise<Inventory> {
  const inventory: Inventory = {}
  for (const table of await storedTables(db)) inventory[table] = await countedOf(db, table)
  return inventory
}

export function rowsIn(inventory: Inventory): number {
  return Object.values(inventory).reduce((total, { rows }) => total + rows, 0)
}

/** Where two inventories differ, as sentences. */
export function differences(wanted: Inventory, found: Inventory): string[] {
  const tables = new Set([...Object.keys(wanted), ...Object.keys(found)])
  return [...tables].sort().flatMap((table) => {
    const [one, other] = [wanted[table], found[table]]
    if (!one) return other?.rows === 0 ? [] : [`${table}: not expected`]
    if (!other) return [`${table}: missing`]
    if (one.rows !== other.rows) return [`${table}: ${other.rows} rows in place of ${one.rows}`]
    return one.sum === other.sum ? [] : [`${table}: the content differs`]
  })
}
