import { join } from 'node:path'
import sharp from 'sharp'
import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Language } from '#shared/languages.ts'
import { LEVELS, type Level } from './phone-levels.ts'
import { phonePhoto } from './phone-photo.ts'

const root = join(import.meta.dirname, '..')
const google = (family: string, file: string) =>
  join(root, 'node_modules/@expo-google-fonts', family, file)
const LATIN = [
  ['Instrument Sans', google('instrument-sans', '400Regular/InstrumentSans_400Regular.ttf')],
  ['EB Garamond', google('eb-garamond', '400Regular/EBGaramond_400Regular.ttf')],
  ['Cormorant Garamond', google('cormorant-garamond', '500Medium/CormorantGaramond_500Medium.ttf')],
] as const
const CHINESE = [
  'Noto Serif TC',
  join(root, 'src/server/exports/pdf/fonts/noto-serif-tc.ttf'),
] as const
/** Card and ink. */
const COLOURS = [
  ['#f6f3ec', '#1c1b1a'],
  ['#ffffff', '#3a3a3a'],
  ['#2b2b2d', '#ececec'],
] as const

/** How labels are laid out in museums. */
export const LABEL_LAYOUTS = [
  'maker first',
  'title first',
  'in one line',
  'two languages',
  'with a text',
] as const
export type LabelLayout = (typeof LABEL_LAYOUTS)[number]

const near: Level = {
  ...LEVELS.easy,
  cover: [0.78, 0.95],
  tilt: 0.03,
  turn: 3,
  noise: 7,
  gamma: [0.8, 1.4],
}
/**
 * How labels are photographed: none with a lamp mirrored in it, for what is blown out nobody can
 * read.
 */
export const LABEL_LEVELS = {
  near,
  slanted: {
    ...near,
    cover: [0.6, 0.78],
    tilt: 0.12,
    turn: 7,
    noise: 10,
    blur: 0.9,
    cast: 0.14,
    quality: 50,
    shift: 0.1,
  },
  dim: {
    ...near,
    cover: [0.65, 0.85],
    tilt: 0.06,
    turn: 5,
    noise: 14,
    gamma: [1.7, 2.3],
    cast: 0.18,
    blur: 0.8,
    quality: 50,
  },
} satisfies Record<string, Level>
export type LabelLevel = keyof typeof LABEL_LEVELS

const TEXT: Record<Language, string> = {
  en: 'The artist worked on this painting for a long time and changed it more than once. Traces of an earlier design can be seen in raking light, above all along the lower edge.',
  fr: 'L’artiste a longtemps travaillé à ce tableau et l’a repris plus d’une fois. On voit en lumière rasante les traces d’un premier projet, surtout le long du bord inférieur.',
  es: 'El artista trabajó mucho tiempo en este cuadro y lo cambió más de una vez. Con luz rasante se ven huellas de un primer proyecto, sobre todo junto al borde inferior.',
  'zh-TW':
    '藝術家花了很長的時間繪製這件作品，並多次修改。在側光下可以看見較早的構圖痕跡，下緣尤其明顯。',
}

interface Line {
  text: string
  size: number
}

/** What stands on the label of a work. */
export function labelLines(work: Artwork, language: Language, layout: LabelLayout): Line[] {
  const isChinese = language === 'zh-TW'
  const { artist, titles, date, dateText, medium, inventory, collection, originalTitle } = work
  const lives = artist.born && artist.died && artist.died > 0 ? `${artist.born}–${artist.died}` : ''
  const maker = artist.name[language]
  const makerLine =
    lives === '' ? maker : isChinese ? `${maker}（${lives}）` : `${maker} (${lives})`
  const title = isChinese ? `《${titles[language]}》` : titles[language]
  const years = date && (date.from === date.to ? String(date.from) : `${date.from}–${date.to}`)
  const when =
    dateText?.[language] ??
    (years && date && date.from > 0 ? `${date.circa ? 'c. ' : ''}${years}` : '')
  const rest = [when, medium?.[language]].filter(Boolean).join(isChinese ? '，' : ', ')
  const small = [collection?.name[language], inventory]
    .filter(Boolean)
    .join(isChinese ? '　' : ', ')
  const lines: Record<LabelLayout, Line[]> = {
    'maker first': [
      { text: makerLine, size: 40 },
      { text: title, size: 42 },
      { text: rest, size: 30 },
      { text: small, size: 24 },
    ],
    'title first': [
      { text: titles[language], size: 50 },
      { text: when, size: 30 },
      { text: makerLine, size: 34 },
      { text: medium?.[language] ?? '', size: 28 },
    ],
    'in one line': [
      {
        text: `${maker}${isChinese ? '　' : ', '}${title}${isChinese ? '　' : ', '}${rest}`,
        size: 34,
      },
      { text: small, size: 26 },
    ],
    'two languages': [
      { text: maker, size: 38 },
      { text: title, size: 40 },
      { text: isChinese ? titles.en : (originalTitle ?? titles.fr), size: 34 },
      { text: rest, size: 28 },
    ],
    'with a text': [
      { text: title, size: 42 },
      { text: makerLine, size: 34 },
      { text: rest, size: 28 },
      { text: TEXT[language], size: 24 },
      { text: small, size: 22 },
    ],
  }
  return lines[layout].filter(({ text }) => text !== '')
}

const marked = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A label as it hangs on the wall, with the shadow of somebody who photographs it. */
export async function printedLabel(lines: readonly Line[], seed: number): Promise<Buffer> {
  const [card, ink] = COLOURS[seed % COLOURS.length] ?? COLOURS[0]
  const latin = LATIN[seed % LATIN.length] ?? LATIN[0]
  let top = 55
  const parts: { input: Buffer; left: number; top: number }[] = []
  for (const { text, size } of lines) {
    const [family, fontfile] = /\p{Script=Han}/u.test(text) ? CHINESE : latin
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${ink}">${marked(text)}</span>`,
        font: `${family} ${size}`,
        fontfile,
        width: 880,
        dpi: 72,
        spacing: Math.round(size * 0.25),
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    parts.push({ input: data, left: 60, top })
    top += info.height + Math.round(size * 0.55)
  }
  const height = top + 40
  const shadow = shadowOn(1000, height, 300 + ((seed * 137) % 500))
  return sharp({ create: { width: 1000, height, channels: 3, background: card } })
    .composite([
      ...parts,
      { input: shadow, raw: { width: 1000, height, channels: 4 }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}

/** Black that covers two fifths of what lies left of a slanted edge, and fades over some pixels. */
function shadowOn(width: number, height: number, edge: number): Buffer {
  const shadow = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = Math.max(0, Math.min(1, (edge + (190 * y) / height - x) / 60 + 0.5))
      shadow[(y * width + x) * 4 + 3] = Math.round(255 * 0.4 * inside)
    }
  return shadow
}

export async function labelPhoto(label: Buffer, level: LabelLevel, seed: number): Promise<Buffer> {
  return phonePhoto(label, LABEL_LEVELS[level], seed)
}

/**
 * A photo of twelve megapixels of a picture and, beside it, its label, which takes a quarter of the
 * width.
 */
export async function photoWithLabel(
  picture: string,
  label: Buffer,
  seed: number,
): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  const painting = await sharp(picture).resize(2200, 2300, { fit: 'inside' }).toBuffer()
  const card = await sharp(label)
    .resize({ width: 1000 })
    .rotate((seed % 5) - 2, { background: '#c9c3b8' })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#c9c3b8' } })
    .composite([
      { input: painting, left: 220, top: 300 },
      { input: card, left: 2720, top: 1500 + (seed % 400) },
    ])
    .blur(0.9)
    .jpeg({ quality: 70 })
    .toBuffer()
}
