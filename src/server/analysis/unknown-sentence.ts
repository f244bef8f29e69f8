import type { Label } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'

const UNKNOWN: Record<
  Language,
  {
    unknown: (name: string) => string
    /** Instead, where open sources could not be asked. */
    unreachable: (name: string) => string
    near: (names: string) => string
    free: string
  }
> = {
  en: {
    unknown: (name) => `We do not know an artwork called “${name}”, so we describe none.`,
    unreachable: (name) =>
      `“${name}” is not in our catalogue, and open sources could not be reached, so we describe nothing. Please try again later.`,
    near: (names) => `Did you mean ${names}?`,
    free: 'This was not charged.',
  },
  fr: {
    unknown: (name) =>
      `Nous ne connaissons pas d’œuvre intitulée « ${name} » : nous n’en décrivons donc aucune.`,
    unreachable: (name) =>
      `« ${name} » n’est pas dans notre catalogue, et les sources ouvertes n’ont pas pu être jointes : nous ne décrivons donc rien. Réessayez plus tard.`,
    near: (names) => `Vouliez-vous dire ${names} ?`,
    free: 'Rien n’a été décompté.',
  },
  es: {
    unknown: (name) => `No conocemos ninguna obra titulada «${name}», así que no describimos ninguna.`,
    unreachable: (name) =>
      `«${name}» no está en nuestro catálogo y no hemos podido consultar fuentes abiertas, así que no describimos nada. Inténtelo más tarde.`,
    near: (names) => `¿Quería decir ${names}?`,
    free: 'No se ha descontado nada.',
  },
  'zh-TW': {
    unknown: (name) => `我們不認識名為「${name}」的作品，因此不作說明。`,
    unreachable: (name) => `本站目錄沒有「${name}」，目前也無法連上公開資料來源，因此不作說明。請稍後再試。`,
    near: (names) => `您是指${names}嗎？`,
    free: '本次不計入次數。',
  },
}

/** Says that a work is not known, which ones are near, and that it costs nothing. */
export function unknownSentence(
  { name, language }: { name: string; language: Language },
  near: readonly Label[],
  unreachable: boolean,
): string {
  const words = UNKNOWN[language]
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const title = (label: Label) =>
    language === 'zh-TW' ? `《${label.title}》（${label.artist}）` : `${label.title} (${label.artist})`
  const gap = language === 'zh-TW' ? '' : ' '
  const shown = [...name].length > 80 ? `${[...name].slice(0, 80).join('')}…` : name
  return [
    unreachable ? words.unreachable(shown) : words.unknown(shown),
    ...(near.length > 0 ? [words.near(list.format(near.slice(0, 3).map(title)))] : []),
    words.free,
  ].join(gap)
}
