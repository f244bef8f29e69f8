import { useMe } from '#web/lib/use-me.ts'

/** Asks the server for the reader's plan; the session then remembers it. Shows nothing. */
export function RoleReader() {
  useMe()
  return null
}
