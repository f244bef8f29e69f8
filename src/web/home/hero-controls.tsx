import { SLUGS } from '#web/home/works.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/words.ts'

/** A dot for each work, and the pause. */
export function HeroControls({
  index,
  playing,
  onShow,
  onToggle,
}: {
  index: number
  playing: boolean
  onShow: (index: number) => void
  onToggle: () => void
}) {
  const { home } = useWords()
  return (
    <div className="flex shrink-0 items-center">
      <button
        type="button"
        aria-label={playing ? home.pause : home.play}
        onClick={onToggle}
        className="grid h-11 w-8 place-items-center text-quiet hover:text-ink sm:w-11"
      >
        <Icon name={playing ? 'pause' : 'play'} className="size-5" />
      </button>
      {SLUGS.map((slug, place) => (
        <button
          key={slug}
          type="button"
          aria-label={home.show(home.works[slug].title)}
          aria-current={place === index || undefined}
          onClick={() => onShow(place)}
          className="group grid h-11 w-8 place-items-center sm:w-11"
        >
          <span className="block h-[3px] w-6 bg-edge group-hover:bg-ink group-aria-[current]:bg-accent forced-colors:bg-[ButtonText] forced-colors:group-aria-[current]:bg-[Highlight] sm:w-7" />
        </button>
      ))}
    </div>
  )
}
