/**
 * Writes a small number as a sentence spells it, given the names from zero on; a greater one in
 * figures.
 */
export function spelledIn(names: string): (count: number) => string {
  const list = names.split(' ')
  return (count) => list[count] ?? String(count)
}
