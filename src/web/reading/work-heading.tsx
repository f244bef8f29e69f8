import type { Ref } from 'react'
import { WRITING } from '#language/writing.ts'
import type { Label } from '#shared/label.ts'
import { otherTitle } from '#shared/label-title.ts'
import type { Language } from '#shared/languages.ts'
import { labelLine } from '#web/artworks/label-line.ts'
import { MakerLink } from '#web/artworks/maker-link.tsx'

interface WorkHeadingProps {
  label: Label
  language: Language
  titleRef: Ref<HTMLHeadingElement>
}

/**
 * The work that an answer is about: its title as that of the page, its maker, and the lines of a
 * museum label.
 */
export function WorkHeading({ label, language, titleRef }: WorkHeadingProps) {
  const { title, artist, artist_key, artist_dates, date, medium, size, collection, inventory } =
    label
  const original = otherTitle(label)
  const made = labelLine([date, medium, size], WRITING[language].comma)
  const kept = [collection, inventory].filter(Boolean).join(' · ')
  return (
    <header lang={language}>
      <h1 ref={titleRef} tabIndex={-1} className="text-[2.75rem] outline-none sm:text-[3.25rem]">
        <cite className="not-italic">{title}</cite>
      </h1>
      {original && <p className="mt-1 text-quiet italic">{original}</p>}
      <p className="mt-3 text-lg">
        <MakerLink name={artist} maker={artist_key} />
        {artist_dates && ` (${artist_dates})`}
      </p>
      <div className="label-lines mt-1 text-[0.9375rem] text-quiet leading-relaxed">
        {made && <p>{made}</p>}
        {kept && <p>{kept}</p>}
      </div>
    </header>
  )
}
