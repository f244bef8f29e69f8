import { STUDIES } from '#web/artworks/studies.ts'
import type { Study } from '#web/artworks/study-picture.tsx'
import { SLUGS } from '#web/home/works.ts'
import { useProseWords } from '#web/words/prose.ts'
import { useWords } from '#web/words/words.ts'

const FOURTH = { slug: 'mona-lisa', small: [515, 768], large: [1076, 1600] } as const satisfies Study

export interface DemoWork {
  study: Study
  title: string
  artist: string
  alt: string
  description: string
}

/** The works of the style demo: the three of the home page, and one more. */
export function useDemoWorks(): DemoWork[] {
  const { home } = useWords()
  const { fourth, descriptions } = useProseWords().styleDemo
  const works = [
    ...SLUGS.map((slug) => ({ study: STUDIES[slug], ...home.works[slug] })),
    { study: FOURTH, ...fourth },
  ]
  return works.map((work, place) => ({ ...work, description: descriptions[place] ?? '' }))
}
