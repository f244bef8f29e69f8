import type { Localized } from '#shared/languages.ts'

export const DESCRIBED_WORDS: Localized<{ describe: string; listen: string }> = {
  en: { describe: 'Describe the picture', listen: 'Listen to the description' },
  fr: { describe: 'Décrire l’image', listen: 'Écouter la description' },
  es: { describe: 'Describir la imagen', listen: 'Escuchar la descripción' },
  'zh-TW': { describe: '口述畫面', listen: '聆聽口述' },
}
