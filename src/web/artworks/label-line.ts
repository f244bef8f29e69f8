/**
 * A line of a museum label, of what is known: it begins with a capital, unless with an abbreviation
 * ("c. 1830"), which stays as museums write it.
 */
export function labelLine(
  parts: readonly (string | null | undefined)[],
  separator: string,
): string {
  const line = parts.filter(Boolean).join(separator)
  return /^\p{L}\./u.test(line) ? line : line.charAt(0).toLocaleUpperCase() + line.slice(1)
}
