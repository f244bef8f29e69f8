import { photoText } from '#shared/photo-text.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import type { Study } from '#web/studies/study.ts'

/** What stands for the picture of an answer where it is not seen. */
export function pictureText(
  { photo, language, identification, analysis }: Answer,
  { photograph, said }: Study,
): string {
  const { title, artist } = identification.artwork
  const alternative = analysis?.described?.alternative
  const isOwnPhoto = !said && photo !== undefined
  if (alternative) return isOwnPhoto ? photoText(title, alternative, language) : alternative
  if (said) return said
  if (isOwnPhoto) return IMAGE_WORDS[language].yourPhoto
  const { study, photograph: photographed } = ANSWER_WORDS[language]
  return (photograph ? photographed : study)(title, artist)
}
