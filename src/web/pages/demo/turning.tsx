import type { ReactNode } from 'react'
import { type DemoWork, useDemoWorks } from '#web/home/demo-works.ts'
import { useRotation } from '#web/home/rotation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useWords } from '#web/words/words.ts'

interface TurningProps {
  seconds: number
  children: (work: DemoWork, controls: ReactNode) => ReactNode
}

/**
 * Works that change by themselves, with a dot for each and a pause; held under the pointer and
 * while focused.
 */
export function Turning({ seconds, children }: TurningProps) {
  const { home } = useWords()
  const { styleDemo } = useProseWords()
  const works = useDemoWorks()
  const { index, show, hold, playing, toggle } = useRotation(works.length, seconds)
  const work = works[index]
  const controls = (
    <div className="flex flex-wrap items-center">
      <button
        type="button"
        aria-label={playing ? home.pause : home.play}
        onClick={toggle}
        className="grid size-11 place-items-center text-quiet hover:text-ink"
      >
        <Icon name={playing ? 'pause' : 'play'} className="size-5" />
      </button>
      {works.map(({ title }, place) => (
        <button
          key={title}
          type="button"
          aria-label={home.show(title)}
          aria-current={place === index || undefined}
          onClick={() => show(place)}
          className="group grid size-11 place-items-center"
        >
          <span className="block h-[3px] w-7 bg-edge group-hover:bg-ink group-aria-[current]:bg-accent forced-colors:bg-[ButtonText] forced-colors:group-aria-[current]:bg-[Highlight]" />
        </button>
      ))}
      <p className="ml-2 text-quiet text-sm">{styleDemo.changes(seconds)}</p>
    </div>
  )
  return (
    <section
      aria-roledescription="carousel"
      aria-label={home.carousel}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {work && children(work, controls)}
    </section>
  )
}
