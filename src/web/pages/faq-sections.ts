import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/languages.ts'
import { PICTURE_KIND_NAMES } from '#shared/pictures.ts'
import type { ProseWords } from '#web/words/en-prose.ts'

export interface FaqSection {
  id: string
  title: string
  entries: (readonly [question: string, answer: string])[]
}

/** The questions and answers, with the lists that they name joined as the language joins them. */
export function faqSections(faq: ProseWords['faq'], language: Language): FaqSection[] {
  const list = new Intl.ListFormat(language)
  const sections = faq.sections({
    languages: list.format(LANGUAGES.map((code) => LANGUAGE_NAMES[code])),
    pictureKinds: list.format(PICTURE_KIND_NAMES),
  })
  return sections.map(({ id, title, entries }) => ({
    id,
    title,
    entries: entries.map(([question = '', answer = '']) => [question, answer] as const),
  }))
}
