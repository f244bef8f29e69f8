import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import type { Language } from '#shared/languages.ts'
import { unbreakable } from './line-breaks.ts'

const HAN = 'Noto Serif TC'
const DISPLAY = 'Cormorant Garamond'
const TEXT = 'EB Garamond'
const SMALL = 'Instrument Sans'

/** Each subset of a package's font is a family of its own: the first that has a letter writes it. */
const SUBSETS = {
  [DISPLAY]: ['latin', 'latin-ext', 'cyrillic'],
  [TEXT]: ['latin', 'latin-ext', 'cyrillic', 'greek', 'greek-ext'],
  [SMALL]: ['latin', 'latin-ext'],
} as const
type Family = keyof typeof SUBSETS

const WEIGHTS: Record<Family, readonly number[]> = { [DISPLAY]: [500], [TEXT]: [400], [SMALL]: [400, 600] }

const families = (family: Family) => SUBSETS[family].map((subset) => `${family} ${subset}`)

/** Where the packages of the fonts are. */
const PACKAGES: Record<Family, string> = {
  [DISPLAY]: import.meta.resolve('@fontsource/cormorant-garamond/package.json'),
  [TEXT]: import.meta.resolve('@fontsource/eb-garamond/package.json'),
  [SMALL]: import.meta.resolve('@fontsource/instrument-sans/package.json'),
}

function fileOf(family: Family, subset: string, weight: number, style: string): string {
  const slug = family.toLowerCase().replaceAll(' ', '-')
  return fileURLToPath(new URL(`files/${slug}-${subset}-${weight}-${style}.woff`, PACKAGES[family]))
}

/** Tells the printer where its fonts are. Each is read when a document needs it. */
export function registerFonts(): void {
  for (const family of [DISPLAY, TEXT, SMALL] as const)
    for (const subset of SUBSETS[family])
      Font.register({
        family: `${family} ${subset}`,
        fonts: WEIGHTS[family].flatMap((fontWeight) =>
          (['normal', 'italic'] as const).map((fontStyle) => ({
            src: fileOf(family, subset, fontWeight, fontStyle),
            fontWeight,
            fontStyle,
          })),
        ),
      })
  const src = fileURLToPath(new URL('./fonts/noto-serif-tc.ttf', import.meta.url))
  // Chinese letters do not lean.
  Font.register({ family: HAN, fonts: [{ src }, { src, fontStyle: 'italic' }] })
  Font.registerHyphenationCallback((word) => unbreakable(word))
}

/** The fonts that every other falls back on. */
export const COMMON_FALLBACKS = [...families(TEXT), HAN]

interface Faces {
  display: string[]
  text: string[]
  small: string[]
}

/** The fonts of a language, the preferred one first. Chinese brings its own Latin letters, of its own weight. */
export function facesOf(language: Language): Faces {
  if (language === 'zh-TW') {
    const all = [HAN, ...COMMON_FALLBACKS]
    return { display: all, text: all, small: all }
  }
  return {
    display: [...families(DISPLAY), ...COMMON_FALLBACKS],
    text: COMMON_FALLBACKS,
    small: [...families(SMALL), ...COMMON_FALLBACKS],
  }
}
