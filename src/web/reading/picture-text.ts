import { IMAGE_WORDS } from '#web/images/image-words.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import type { Study } from '#web/studies/study.ts'

/** What stands for the picture of an answer where it is not seen. */
export function pictureText(
  { photo, language, identification }: Answer,
  { photograph, said }: Study,
): string {
  if (said) return said
  if (photo !== undefined) return IMAGE_WORDS[language].yourPhoto
  const { title, artist } = identification.artwork
  const { study, photograph: photographed } = ANSWER_WORDS[language]
  return (photograph ? photographed : study)(title, artist)
}
