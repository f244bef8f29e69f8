import { DEMO_SECONDS } from '#shared/limits.ts'
import { WallLabel } from '#web/artworks/wall-label.tsx'
import { DemoPicture } from '#web/pages/demo/demo-picture.tsx'
import { Turning } from '#web/pages/demo/turning.tsx'

/** One work on the wall, its label and the dots below. */
export function ClassicDemo() {
  return (
    <Turning seconds={DEMO_SECONDS.classic}>
      {(work, controls) => (
        <>
          <DemoPicture work={work} room="min-h-[22rem] sm:min-h-[35rem]" />
          <div className="mx-auto mt-7 flex max-w-2xl flex-wrap items-start justify-between gap-4">
            <div className="max-w-sm">
              <WallLabel title={<cite>{work.title}</cite>}>
                <p>
                  {work.artist} · {work.date}
                </p>
                <p>{work.description}</p>
              </WallLabel>
            </div>
            {controls}
          </div>
        </>
      )}
    </Turning>
  )
}
