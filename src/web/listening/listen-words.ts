import type { Localized } from '#shared/languages.ts'

interface ListenWords {
  listen: string
  goOn: string
  pause: string
  before: string
  next: string
  stop: string
  speed: string
  /** 1.25: as each language writes it. */
  rate: (rate: number) => string
}

export const LISTEN_WORDS: Localized<ListenWords> = {
  en: {
    ...{ listen: 'Listen', goOn: 'Go on', pause: 'Pause', stop: 'Stop', speed: 'Speed' },
    ...{ before: 'Previous sentence', next: 'Next sentence' },
    rate: (rate) => `${rate}×`,
  },
  fr: {
    ...{ listen: 'Écouter', goOn: 'Reprendre', pause: 'Pause', stop: 'Arrêter', speed: 'Vitesse' },
    ...{ before: 'Phrase précédente', next: 'Phrase suivante' },
    rate: (rate) => `×\u202f${String(rate).replace('.', ',')}`,
  },
  es: {
    ...{
      listen: 'Escuchar',
      goOn: 'Continuar',
      pause: 'Pausa',
      stop: 'Detener',
      speed: 'Velocidad',
    },
    ...{ before: 'Frase anterior', next: 'Frase siguiente' },
    rate: (rate) => `${String(rate).replace('.', ',')}×`,
  },
  'zh-TW': {
    ...{ listen: '聆聽', goOn: '繼續', pause: '暫停', stop: '停止', speed: '語速' },
    ...{ before: '上一句', next: '下一句' },
    rate: (rate) => `${rate} 倍`,
  },
}
