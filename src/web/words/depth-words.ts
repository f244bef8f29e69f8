import type { Localized } from '#shared/languages.ts'

/** Words of a depth that the plan of the reader does not open. `work` is a title. */
interface DepthWords {
  /** `price` is that of a month. */
  opens: (depth: string, plan: string, price: string) => string
  /** This text is not lost. */
  stays: string
  wanted: (depth: string, work: string, plan: string) => string
  back: (work: string) => string
}

export const DEPTH_WORDS: Localized<DepthWords> = {
  en: {
    opens: (depth, plan, price) =>
      `The ${depth} text comes with the ${plan} plan, ${price} a month.`,
    stays: 'What you are reading stays in your history.',
    wanted: (depth, work, plan) => `The ${depth} text on “${work}” comes with the ${plan} plan.`,
    back: (work) => `Back to “${work}”`,
  },
  fr: {
    opens: (depth, plan, price) =>
      `Le texte ${depth} est compris dans la formule ${plan}, ${price} par mois.`,
    stays: 'Ce que vous lisez reste dans votre historique.',
    wanted: (depth, work, plan) =>
      `Le texte ${depth} sur «\u00a0${work}\u00a0» est compris dans la formule ${plan}.`,
    back: (work) => `Revenir à «\u00a0${work}\u00a0»`,
  },
  es: {
    opens: (depth, plan, price) =>
      `El texto ${depth} está incluido en el plan ${plan}, ${price} al mes.`,
    stays: 'Lo que está leyendo queda en su historial.',
    wanted: (depth, work, plan) =>
      `El texto ${depth} sobre «${work}» está incluido en el plan ${plan}.`,
    back: (work) => `Volver a «${work}»`,
  },
  'zh-TW': {
    opens: (depth, plan, price) => `${depth}解說需訂閱 ${plan} 方案，每月 ${price}。`,
    stays: '您正在讀的內容會保留在分析紀錄中。',
    wanted: (depth, work, plan) => `《${work}》的${depth}解說需訂閱 ${plan} 方案。`,
    back: (work) => `回到《${work}》`,
  },
}
