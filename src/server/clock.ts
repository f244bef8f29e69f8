/** Milliseconds since 1970, as rules see it; what only waits for something reads the machine's. */
export type Clock = () => number

/**
 * The same day and hour so many months later, in UTC; the last day of the month where it is
 * shorter.
 */
export function monthsLater(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
