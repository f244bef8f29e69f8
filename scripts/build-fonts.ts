// Our letters, cut to the characters, weights and skills that are used: what a first visit waits
// for is small. Chinese headings get the characters of our own short words and of the catalogue's
// titles; Chinese text is set in the fonts of the reader's system.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { TOPIC_HEADINGS } from '#shared/topic-headings.ts'
import { ACCURACY_WORDS } from '#web/words/accuracy-words.ts'
import { COMPARE_WORDS } from '#web/words/compare-words.ts'
import { COUNTED_WORDS } from '#web/words/counted-words.ts'
import { DESCRIBE_WORDS } from '#web/words/describe-words.ts'
import { DEVELOPERS_WORDS } from '#web/words/developers-words.ts'
import { GLOSSARY_WORDS } from '#web/words/glossary-words.ts'
import { KEPT_DESCRIPTION_WORDS } from '#web/words/kept-description-words.ts'
import { KEY_WORDS } from '#web/words/key-words.ts'
import * as home from '#web/words/zh-tw.ts'
import * as pages from '#web/words/zh-tw-pages.ts'

/** The type declarations are a version behind the package. */
interface Cut extends NonNullable<Parameters<typeof subsetFont>[2]> {
  keepFeatures: string[]
  noHinting: boolean
}

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist/fonts')
const { resolve } = createRequire(import.meta.url)

const styles = readFileSync(join(root, 'src/web/styles/fonts.css'), 'utf8')
const LATIN_SKILLS = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']
/**
 * Under these names dictionaries keep what is set as a heading; in a list of pairs it is the first
 * of each.
 */
const HEADING = /title|heading|headline|kind|closing|studyAfter/i
const NO_HEADINGS = new Set(['entries', 'examples'])

/** The characters for which the styles ask a file of ours. */
function charactersOf(name: string): string {
  const face = styles.split('@font-face').find((part) => part.includes(`/${name}.woff2`)) ?? ''
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)]
  return ranges
    .map(
      ([, first = '', last = first]) =>
        [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    )
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, place) => first + place),
    )
    .map((code) => String.fromCodePoint(code))
    .join('')
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : []
}

function headingsIn(value: unknown, key = ''): string[] {
  if (HEADING.test(key)) return sentencesIn(value)
  if (typeof value === 'function') return headingsIn(value({}), key)
  if (typeof value !== 'object' || value === null || NO_HEADINGS.has(key)) return []
  if (Array.isArray(value) && typeof value[0] === 'string') return value.slice(0, 1)
  return Object.entries(value).flatMap(([name, part]) => headingsIn(part, name))
}

/**
 * The Chinese characters of some texts and the brackets between them; the font has no full-width
 * commas and the like.
 */
function chineseOf(texts: readonly string[]): Set<string> {
  return new Set(texts.join('').match(/[\p{Script=Han}\u3000-\u30ff]/gu))
}

async function cut(
  font: string,
  name: string,
  characters: string,
  options: Omit<Cut, 'noHinting'>,
) {
  const whole = readFileSync(resolve(`${font}.woff2`))
  const settings: Cut = { targetFormat: 'woff2', noHinting: true, ...options }
  const part = await subsetFont(whole, characters, settings)
  writeFileSync(join(folder, `${name}.woff2`), part)
  return part.length
}

function cutChinese(name: string, characters: Set<string>) {
  return cut(noto, name, [...characters].join(''), { keepFeatures: [] })
}

// Prints are set in whole fonts.
const PRINT_FONTS = [
  '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  '@expo-google-fonts/cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf',
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
]
mkdirSync(join(folder, 'print'), { recursive: true })
for (const font of PRINT_FONTS) copyFileSync(resolve(font), join(folder, 'print', basename(font)))

const garamond = '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal'
const ebGaramond = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal'
const noto = '@fontsource/noto-serif-tc/files/noto-serif-tc-chinese-traditional-500-normal'

// A file for the home page, one for the other pages that anybody may read, and one for the pages
// behind the login and the labels of all works.
const { insideWords, errorMessages, ...publicPages } = pages
const { artworks, bySlug } = lazyCatalogue(join(root, 'dist/catalogue.json'))()
const titles = [...bySlug.values()].map((artwork) => artwork.titles['zh-TW'])
const essayHeadings = artworks.flatMap(({ essays }) =>
  essays === null
    ? []
    : MODES.flatMap((mode) => essays[mode]['zh-TW'].map(({ heading }) => heading)),
)
const inside = [
  TOPIC_HEADINGS,
  DESCRIBE_WORDS,
  KEPT_DESCRIPTION_WORDS,
  KEY_WORDS,
  COUNTED_WORDS,
].map((words) => words['zh-TW'])
const { title, heading, start, typescript, rules, reference, changes } = DEVELOPERS_WORDS['zh-TW']
const developers = { title, heading, start, typescript, rules, reference, changes }
const {
  heading: comparing,
  pairs,
  and,
  scale,
  colours,
  subjectsTitle,
  subjects,
} = COMPARE_WORDS['zh-TW']
const compared = { comparing, pairs, and, scale, colours, subjectsTitle, subjects }
const { heading: glossary, subjects: terms } = GLOSSARY_WORDS['zh-TW']
const accuracy = ACCURACY_WORDS['zh-TW']
const measured = [accuracy.summary('', '', ''), ...headingsIn(accuracy)]
const atHome = chineseOf(headingsIn(home))
const onPages = chineseOf([
  ...headingsIn(publicPages),
  ...sentencesIn([developers, compared, glossary, terms, measured]),
  LANGUAGE_NAMES['zh-TW'],
  home.words.header.login,
]).difference(atHome)
const others = chineseOf([...sentencesIn([insideWords, ...inside]), ...titles, ...essayHeadings])
  .difference(atHome)
  .difference(onPages)

/** Figures as high as capitals: a 1 of the old style reads as an I. */
const display = { keepFeatures: [...LATIN_SKILLS, 'lnum'], variationAxes: { wght: 500 } }
// A sans serif needs no ligatures: its f and i do not touch.
const text = { keepFeatures: ['kern', 'tnum'], variationAxes: { wght: { min: 400, max: 500 } } }
const reading = { keepFeatures: [...LATIN_SKILLS, 'lnum', 'onum'], variationAxes: { wght: 400 } }
const sizes = {
  display: await cut(`${garamond}-normal`, 'display', charactersOf('display'), display),
  italic: await cut(
    `${garamond}-italic`,
    'display-italic',
    charactersOf('display-italic'),
    display,
  ),
  text: await cut(instrument, 'text', charactersOf('text'), text),
  reading: await cut(ebGaramond, 'reading', charactersOf('reading'), reading),
  chinese: await cutChinese('chinese', atHome),
  'chinese pages': await cutChinese('chinese-pages', onPages),
  'chinese others': await cutChinese('chinese-others', others),
}
const listed = Object.entries(sizes).map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)}`)
console.log(`fonts, KiB: ${listed.join(', ')}`)
