import { StudyPicture } from '#web/artworks/study-picture.tsx'
import type { DemoWork } from '#web/home/demo-works.ts'

/** A study in a room of a given height, as large as its shape allows. */
export function DemoPicture({ work, room }: { work: DemoWork; room: string }) {
  const [width, height] = work.study.large
  return (
    <div className={`grid place-items-center ${room}`}>
      <div className={`hung max-h-full ${width > height ? 'w-full max-w-2xl' : 'w-3/5 max-w-88'}`}>
        <StudyPicture
          key={work.study.slug}
          study={work.study}
          alt={work.alt}
          sizes="(min-width: 64rem) 46rem, 94vw"
          className="motion-safe:starting:opacity-0 transition-opacity duration-1000"
        />
      </div>
    </div>
  )
}
