import type { Label } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { AppError } from '../errors.ts'

const MOST_OFFERED = 3
/** Maximum characters of the user's input echoed back. */
const MOST_SHOWN = 80

const UNKNOWN: Record<
  Language,
  {
    quoted: (name: string) => string
    by: (work: string, artist: string) => string
    unknown: (work: string) => string
    /** Instead, where open sources could not be asked. */
    unreachable: (work: string) => string
    near: (names: string) => string
    free: string
  }
> = {
  en: {
    quoted: (name) => `“${name}”`,
    by: (work, artist) => `${work} by ${artist}`,
    unknown: (work) => `We do not know an artwork called ${work}, so we will not describe it.`,
    unreachable: (work) =>
      `${work} is not in our catalogue, and open sources could not be reached, so we will not describe it. Please try again later.`,
    near: (names) => `Did you mean ${names}?`,
    free: 'This was not charged.',
  },
  fr: {
    quoted: (name) => `« ${name} »`,
    by: (work, artist) => `${work} (${artist})`,
    unknown: (work) => `Nous ne connaissons pas d’œuvre intitulée ${work} : nous ne la décrirons donc pas.`,
    unreachable: (name) =>
      `« ${name} » n’est pas dans notre catalogue, et les sources ouvertes n’ont pas pu être jointes : nous ne la décrirons donc pas. Réessayez plus tard.`,
    near: (names) => `Vouliez-vous dire ${names} ?`,
    free: 'Rien n’a été décompté.',
  },
  es: {
    quoted: (name) => `«${name}»`,
    by: (work, artist) => `${work} (${artist})`,
    unknown: (work) => `No conocemos ninguna obra titulada ${work}, así que no la describiremos.`,
    unreachable: (work) =>
      `${work} no está en nuestro catálogo y no hemos podido consultar fuentes abiertas, así que no la describiremos. Inténtelo más tarde.`,
    near: (names) => `¿Quería decir ${names}?`,
    free: 'No se ha descontado nada.',
  },
  'zh-TW': {
    quoted: (name) => `「${name}」`,
    by: (work, artist) => `${work}（${artist}）`,
    unknown: (work) => `我們不認識名為${work}的作品，因此不會描述它。`,
    unreachable: (work) => `本站目錄沒有${work}，目前也無法連上公開資料來源，因此不會描述它。請稍後再試。`,
    near: (names) => `您是指${names}嗎？`,
    free: '本次不計入次數。',
  },
}

/** Tells that a work is not known, which ones are near, and that nothing was charged. */
export function unknownWork(
  { name, artist, language }: { name: string; artist: string; language: Language },
  { near, unreachable }: { near: readonly Label[]; unreachable: boolean },
): AppError {
  const words = UNKNOWN[language]
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const title = (label: Label) =>
    language === 'zh-TW' ? `《${label.title}》（${label.artist}）` : `${label.title} (${label.artist})`
  const gap = language === 'zh-TW' ? '' : ' '
  const offered = near.slice(0, MOST_OFFERED)
  const quoted = words.quoted(shortened(name))
  const shown = artist === '' ? quoted : words.by(quoted, shortened(artist))
  const sentence = [
    unreachable ? words.unreachable(shown) : words.unknown(shown),
    ...(offered.length > 0 ? [words.near(list.format(offered.map(title)))] : []),
    words.free,
  ].join(gap)
  return new AppError('notFound', sentence, null, { near: offered, ...(unreachable ? { unreachable } : {}) })
}

function shortened(typed: string): string {
  return [...typed].length > MOST_SHOWN ? `${[...typed].slice(0, MOST_SHOWN).join('')}…` : typed
}
