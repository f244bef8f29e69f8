/** Of these, forms that are easily guessed are refused too. */
const GUESSED_FROM = 10_000
/** Signs that stand for letters ("P@ssw0rd"). */
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '5': 's',
  $: 's',
}

type Ranks = ReadonlyMap<string, number>
let common: Promise<Ranks> | null = null

/** The common passwords by how common they are, from 0. */
async function load(): Promise<Ranks> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]))
}

/**
 * Whether a password is one of the 49,000 commonest in any capitals, or one of the 10,000 commonest
 * with digits and signs hung on, or with signs in the place of letters.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  const ranks = await common
  const lower = password.toLowerCase()
  const spelled = lower.replace(/[@4305$]/gu, (sign) => LOOKALIKES[sign] ?? sign)
  const guesses = [lower, spelled].flatMap((one) => [
    one,
    one.replace(/[^a-z0-9]+$/u, ''),
    one.replace(/^[^a-z]+|[^a-z]+$/gu, ''),
  ])
  return (
    ranks.has(lower) || guesses.some((guess) => (ranks.get(guess) ?? GUESSED_FROM) < GUESSED_FROM)
  )
}
