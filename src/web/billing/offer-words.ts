import type { Localized } from '#shared/languages.ts'

/** Words of what is offered where nothing is left, in the language of the page. */
interface OfferWords {
  perMonth: (price: string) => string
  once: (price: string) => string
  monthly: (count: number) => string
  pack: (count: number) => string
}

export const OFFER_WORDS: Localized<OfferWords> = {
  en: {
    perMonth: (price) => `${price} a month`,
    once: (price) => `${price} once`,
    monthly: (count) => `Aficionado: ${count} analyses a month`,
    pack: (count) => `Query Pack: ${count} analyses`,
  },
  fr: {
    perMonth: (price) => `${price} par mois`,
    once: (price) => `${price} une fois`,
    monthly: (count) => `Aficionado\u00a0: ${count} analyses par mois`,
    pack: (count) => `Pack\u00a0: ${count} analyses de plus`,
  },
  es: {
    perMonth: (price) => `${price} al mes`,
    once: (price) => `${price} una vez`,
    monthly: (count) => `Aficionado: ${count} análisis al mes`,
    pack: (count) => `Paquete: ${count} análisis más`,
  },
  'zh-TW': {
    perMonth: (price) => `每月 ${price}`,
    once: (price) => `一次付清 ${price}`,
    monthly: (count) => `Aficionado：每月 ${count} 次分析`,
    pack: (count) => `加購包：${count} 次分析`,
  },
}
