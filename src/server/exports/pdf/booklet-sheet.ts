import type { BookletFront } from '../booklet/front.ts'
import { partAddress } from './binder.ts'
import { COLOURS, dayAndTime, speechOf } from './sheet.ts'

/**
 * What the template of a booklet's front sets, as JSON. `legible` writes a text in letters that can
 * be printed.
 */
export function bookletSheet(front: BookletFront, legible: (text: string) => string): string {
  const sheet = {
    ...front,
    about: { title: front.name, author: 'Artsking', description: front.lines.join(', ') },
    created: dayAndTime(front.createdAt),
    speech: speechOf(front.language),
    colours: COLOURS,
    entries: front.entries.map(({ label, language, page }, at) => ({
      speech: speechOf(language),
      title: label.title,
      about: [label.artist, label.date].filter(Boolean).join(' · '),
      page: String(page),
      address: partAddress(at),
    })),
  }
  return JSON.stringify(sheet, (name, value) =>
    typeof value === 'string' && name !== 'address' ? legible(value) : value,
  )
}
