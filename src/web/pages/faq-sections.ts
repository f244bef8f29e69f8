import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/languages.ts'
import { CODE_LENGTH, RESET_EXPIRY_SECONDS } from '#shared/limits.ts'
import { PICTURE_KIND_NAMES, PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { PLANS } from '#shared/plans.ts'
import type { ProseWords } from '#web/words/en-prose.ts'

export interface FaqSection {
  id: string
  title: string
  entries: (readonly [question: string, answer: string])[]
}

/** The questions and answers, with every number from where it is enforced. */
export function faqSections(faq: ProseWords['faq'], language: Language): FaqSection[] {
  const list = new Intl.ListFormat(language)
  const sections = faq.sections({
    free: PLANS.free.analysesPerMonth,
    languages: list.format(LANGUAGES.map((code) => LANGUAGE_NAMES[code])),
    code: CODE_LENGTH,
    resetMinutes: RESET_EXPIRY_SECONDS / 60,
    pictureKinds: list.format(PICTURE_KIND_NAMES),
    pictureSize: `${PICTURE_MAX_BYTES / 1024 / 1024} MB`,
  })
  return sections.map(({ id, title, entries }) => ({
    id,
    title,
    entries: entries.map(([question = '', answer = '']) => [question, answer] as const),
  }))
}
