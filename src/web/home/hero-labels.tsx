import { WallLabel } from '#web/artworks/wall-label.tsx'
import { SLUGS } from '#web/home/works.ts'
import { useWords } from '#web/words/words.ts'

/** The labels lie on one another, so that the longest keeps the room for all and nothing jumps. */
export function HeroLabels({ index }: { index: number }) {
  const { home } = useWords()
  const [before, after] = home.studyAfter
  return (
    <div className="grid max-w-sm">
      {SLUGS.map((slug, place) => {
        const { title, artist, original } = home.works[slug]
        return (
          <div
            key={slug}
            className={`col-start-1 row-start-1 transition-opacity duration-700 ${place === index ? '' : 'invisible opacity-0'}`}
          >
            <WallLabel
              title={
                <>
                  {before}
                  <cite>{title}</cite>
                  {after}
                </>
              }
            >
              <p>{artist}</p>
              <p className="hidden sm:block">{original}</p>
            </WallLabel>
          </div>
        )
      })}
    </div>
  )
}
