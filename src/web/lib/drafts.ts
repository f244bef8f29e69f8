import { passing } from '#web/browser/storage.ts'

/**
 * What the visitor has typed and not yet sent, kept for the tab: it survives a reload and an
 * expired session. Drafts belong to one account; another one that logs in does not see them.
 */
const INDEX = 'drafts'
const OWNER = 'drafts-owner'

function keys(): string[] {
  return (passing.getItem(INDEX) ?? '').split(' ').filter(Boolean)
}

export function keepDraft(key: string, value: Record<string, string>) {
  passing.setItem(`draft:${key}`, JSON.stringify(value))
  passing.setItem(INDEX, [...new Set([...keys(), key])].join(' '))
}

export function readDraft(key: string): Record<string, string> {
  const text = passing.getItem(`draft:${key}`)
  if (text === null) return {}
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

export function dropDraft(key: string) {
  passing.removeItem(`draft:${key}`)
}

export function dropAllDrafts() {
  for (const key of keys()) dropDraft(key)
  passing.removeItem(INDEX)
}

export function giveDraftsTo(email: string) {
  if (passing.getItem(OWNER) !== email) dropAllDrafts()
  passing.setItem(OWNER, email)
}
