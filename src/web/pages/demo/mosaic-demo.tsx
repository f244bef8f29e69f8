import { StudyPicture } from '#web/artworks/study-picture.tsx'
import { useDemoWorks } from '#web/home/demo-works.ts'
import { useProseWords } from '#web/words/prose.ts'

/** All works at once, hung as in an old gallery: close, in columns, each at its own height. */
export function MosaicDemo() {
  const { styleDemo } = useProseWords()
  return (
    <>
      <ul className="columns-1 gap-8 sm:columns-2">
        {useDemoWorks().map((work) => (
          <li key={work.title} className="mb-8 break-inside-avoid">
            <div className="hung">
              <StudyPicture
                study={work.study}
                alt={work.alt}
                sizes="(min-width: 40rem) 38rem, 94vw"
              />
            </div>
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-display text-2xl leading-tight">
                <cite>{work.title}</cite>
              </p>
              <p className="text-quiet text-sm">
                {work.artist} · {work.date}
              </p>
            </div>
            <p className="mt-1 text-quiet">{work.description}</p>
          </li>
        ))}
      </ul>
      <p className="text-quiet text-sm">{styleDemo.still}</p>
    </>
  )
}
