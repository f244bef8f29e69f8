const COUNT = 3000

let common: Promise<Set<string>> | null = null

async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, COUNT))
}

/** Whether a password is one of the 3,000 commonest, also with other capitals or with digits and signs hung on. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  const list = await common
  const lower = password.toLowerCase()
  return (
    list.has(lower) || list.has(lower.replace(/[^a-z]+$/u, '')) || list.has(lower.replace(/[^a-z0-9]+$/u, ''))
  )
}
