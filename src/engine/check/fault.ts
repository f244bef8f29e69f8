/**
 * The kind of a fault, as "has another name" of "has another name: Ann". Every fault is told so:
 * what stands after the colon are words of the statement, which may be the reader's own. No log has
 * those.
 */
export function kindOf(fault: string): string {
  return fault.replace(/:.*$/su, '')
}
