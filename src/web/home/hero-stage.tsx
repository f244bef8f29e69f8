import { useEffect, useState } from 'react'
import { HERO_SECONDS } from '#shared/limits.ts'
import { STUDIES, type StudySlug } from '#web/artworks/studies.ts'
import { StudyPicture } from '#web/artworks/study-picture.tsx'
import { HeroControls } from '#web/home/hero-controls.tsx'
import { HeroLabels } from '#web/home/hero-labels.tsx'
import { useRotation } from '#web/home/rotation.ts'
import { SLUGS } from '#web/home/works.ts'
import { useWords } from '#web/words/words.ts'

/** As wide as the stage or as high, by the shape of each work: height × ratio. */
const SHAPES: Record<StudySlug, string> = {
  'the-starry-night': 'w-[min(100cqw,124cqh)]',
  'girl-with-a-pearl-earring': 'w-[min(100cqw,85cqh)]',
  'the-great-wave-off-kanagawa': 'w-[min(100cqw,147cqh)]',
}

/** How much of the screen a work takes, so that a phone fetches no larger file than it shows. */
const WIDE = '(min-width: 64rem) 45rem, 87vw'
const UPRIGHT = '(min-width: 64rem) 31rem, 61vw'

/** One work hangs on the wall at a time, with its label. */
export function HeroStage() {
  const { home } = useWords()
  const { index, show, hold, playing, toggle } = useRotation(SLUGS.length)
  const [othersDue, setOthersDue] = useState(false)

  // The first picture has the line for itself; the others come in time for their turn, or when
  // somebody comes near. A timer is outside React.
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setOthersDue(true), (HERO_SECONDS * 1000) / 2)
    return () => clearTimeout(timer)
  }, [playing])

  const comeNear = () => {
    hold(true)
    setOthersDue(true)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={home.carousel}
      onPointerEnter={comeNear}
      onPointerLeave={() => hold(false)}
      onFocus={comeNear}
      onBlur={() => hold(false)}
    >
      <div
        className="relative aspect-[6/5] sm:aspect-[5/4] @container-size"
        aria-live={playing ? 'off' : 'polite'}
      >
        {SLUGS.map((slug, place) => (
          <div
            key={slug}
            aria-hidden={place !== index}
            className={`absolute inset-0 grid place-items-center transition-opacity duration-1200 ease-slow ${place === index ? '' : 'opacity-0'}`}
          >
            {(place === 0 || othersDue) && (
              <div className={`hung ${SHAPES[slug]}`}>
                <StudyPicture
                  study={STUDIES[slug]}
                  alt={home.works[slug].alt}
                  first={place === 0}
                  sizes={slug === 'girl-with-a-pearl-earring' ? UPRIGHT : WIDE}
                />
              </div>
            )}
          </div>
        ))}
      </div>
      <div className="mt-7 flex items-start justify-between gap-4">
        <HeroLabels index={index} />
        <HeroControls index={index} playing={playing} onShow={show} onToggle={toggle} />
      </div>
    </section>
  )
}
