import type { Answer } from '#web/reading/answer.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** Says that a work is not pictured here; where the reader sent a photo, that is the picture. */
export function NoPicture({ answer, pictured }: { answer: Answer; pictured: boolean }) {
  const { language, identification, photo } = answer
  if (pictured || photo !== undefined || identification.artwork.slug === '') return null
  return (
    <p lang={language} className="mt-5 flex min-h-11 items-center text-[0.9375rem] text-quiet">
      {WORK_PAGE_WORDS[language].noPicture}
    </p>
  )
}
