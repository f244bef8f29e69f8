import { DEMO_SECONDS } from '#shared/limits.ts'
import { DemoPicture } from '#web/pages/demo/demo-picture.tsx'
import { Turning } from '#web/pages/demo/turning.tsx'

/** Nothing but the work, and its name in one line. */
export function MinimalDemo() {
  return (
    <Turning seconds={DEMO_SECONDS.minimal}>
      {(work, controls) => (
        <div className="flex flex-col items-center text-center">
          <DemoPicture work={work} room="min-h-[22rem] w-full sm:min-h-[35rem]" />
          <p className="mt-8 font-display text-3xl">
            <cite>{work.title}</cite>
          </p>
          <p className="mt-1 mb-4 text-quiet">
            {work.artist} · {work.date}
          </p>
          {controls}
        </div>
      )}
    </Turning>
  )
}
