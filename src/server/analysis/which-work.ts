import type { Label, WhyChoice } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { AppError } from '../errors.ts'

const WHICH: Record<Language, Record<WhyChoice | 'single', string> & { free: string }> = {
  en: {
    name: 'Several works have this name. Which one do you mean?',
    maker: 'Which of these works do you mean?',
    part: 'Which of these works do you mean? Their names contain these words.',
    description: 'Which of these works do you mean? They come closest to your description.',
    single: 'Do you mean this work?',
    free: 'This was not charged.',
  },
  fr: {
    name: 'Plusieurs œuvres portent ce nom. De laquelle s’agit-il ?',
    maker: 'De laquelle de ces œuvres s’agit-il ?',
    part: 'De laquelle de ces œuvres s’agit-il ? Leur titre contient ces mots.',
    description: 'De laquelle de ces œuvres s’agit-il ? Ce sont les plus proches de votre description.',
    single: 'S’agit-il de cette œuvre ?',
    free: 'Rien n’a été décompté.',
  },
  es: {
    name: 'Varias obras llevan este nombre. ¿A cuál se refiere?',
    maker: '¿A cuál de estas obras se refiere?',
    part: '¿A cuál de estas obras se refiere? Su título contiene estas palabras.',
    description: '¿A cuál de estas obras se refiere? Son las que más se acercan a su descripción.',
    single: '¿Se refiere a esta obra?',
    free: 'No se ha descontado nada.',
  },
  'zh-TW': {
    name: '有好幾件作品叫這個名字，您指的是哪一件？',
    maker: '您指的是哪一件作品？',
    part: '您指的是哪一件作品？這些作品的名稱含有您輸入的字。',
    description: '您指的是哪一件作品？這些作品最接近您的描述。',
    single: '您指的是這件作品嗎？',
    free: '本次不計入次數。',
  },
}

/** Tells that several works may be meant; the reader chooses, and nothing was charged. */
export function whichWork(
  { language }: { language: Language },
  { works, why }: { works: readonly Label[]; why: WhyChoice },
): AppError {
  const words = WHICH[language]
  const sentence = works.length === 1 ? words.single : words[why]
  const gap = language === 'zh-TW' ? '' : ' '
  return new AppError('multipleChoices', sentence + gap + words.free, null, { near: works, choice: why })
}
