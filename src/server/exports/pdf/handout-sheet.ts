import encodeQR from 'qr'
import { labelLines } from '../document.ts'
import type { Handout } from '../handouts/handout.ts'
import { HANDOUT_WORDS } from '../handouts/words.ts'
import { EXPORT_WORDS } from '../words.ts'
import type { PrintedPicture } from './picture.ts'
import { about, begun, COLOURS, dayAndTime, speechOf } from './sheet.ts'

/** A code that a phone reads from paper a step away: a fifth of it may be lost. */
export function codeOf(address: string): string {
  return encodeQR(address, 'svg', { ecc: 'quartile', border: 2 })
}

/** An address as it is read aloud: without what every address begins with. */
const shown = (address: string) => address.replace(/^https?:\/\//u, '')

/**
 * What the template of a label or a teaching sheet sets, as JSON. `legible` writes a text in
 * letters that can be printed.
 */
export function handoutSheet(
  handout: Handout,
  picture: PrintedPicture | null,
  legible: (text: string) => string,
): string {
  const { language, label, alternative, page, sources } = handout
  const words = HANDOUT_WORDS[language]
  const { details, ...lines } = labelLines(label)
  const { title } = about({ label, author: '' })
  const sheet = {
    ...handout,
    about: { ...about({ label, author: '' }), author: 'Artsking' },
    created: dayAndTime(handout.createdAt),
    speech: speechOf(language),
    colours: COLOURS,
    label: { title: label.title, ...lines, details: details.map(begun) },
    words: {
      headings: words.headings,
      scan: words.scan[handout.kind],
      code: page === null ? '' : words.code(shown(page)),
      from: EXPORT_WORDS[language].from,
    },
    glossary: handout.words,
    publishers: sources.length === 0 ? null : words.sources(sources.join(words.comma)),
    page: page === null ? null : { address: page, shown: shown(page) },
    picture: picture && { ...picture, jpeg: null, alt: alternative ?? title },
  }
  return JSON.stringify(sheet, (name, value) =>
    typeof value === 'string' && name !== 'address' ? legible(value) : value,
  )
}
