import { useWorks } from '#web/artworks/known-works.ts'
import { STUDIES } from '#web/artworks/studies.ts'
import type { Study } from '#web/artworks/study-picture.tsx'
import { SLUGS } from '#web/home/works.ts'
import { useProseWords } from '#web/words/prose.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const FOURTH = {
  slug: 'mona-lisa',
  small: [515, 768],
  large: [1076, 1600],
} as const satisfies Study

export interface DemoWork {
  study: Study
  title: string
  artist: string
  date: string
  alt: string
  description: string
}

/** The works of the style demo: the three of the home page, and one more. */
export function useDemoWorks(): DemoWork[] {
  const { home } = useWords()
  const { fourth, descriptions } = useProseWords().styleDemo
  const known = useWorks(useInterfaceLanguage())
  const demo = [
    ...SLUGS.map((slug) => ({ study: STUDIES[slug], ...home.works[slug] })),
    { study: FOURTH, ...fourth },
  ]
  return demo.map((work, place) => ({
    ...work,
    date: known.find(({ slug }) => slug === work.study.slug)?.date ?? '',
    description: descriptions[place] ?? '',
  }))
}
