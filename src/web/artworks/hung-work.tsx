import { STUDIES, type StudySlug } from '#web/artworks/studies.ts'
import { StudyPicture } from '#web/artworks/study-picture.tsx'
import { useWords } from '#web/words/words.ts'

/** A work of the home page in its frame, with the name of what it is after. */
export function HungWork({ slug, sizes }: { slug: StudySlug; sizes: string }) {
  const { studyAfter, works } = useWords().home
  const [before, after] = studyAfter
  const { title, artist, alt } = works[slug]
  return (
    <figure>
      <div className="hung">
        <StudyPicture study={STUDIES[slug]} alt={alt} sizes={sizes} />
      </div>
      <figcaption className="mt-4 text-quiet text-sm leading-snug">
        {before}
        <cite>{title}</cite>
        {after}
        <br />
        {artist}
      </figcaption>
    </figure>
  )
}
