import { StudyPicture } from '#web/artworks/study-picture.tsx'
import { BeginLink } from '#web/home/begin-link.tsx'
import { useDemoWorks } from '#web/home/demo-works.ts'
import { useProseWords } from '#web/words/prose.ts'
import { useWords } from '#web/words/words.ts'

/** Words on one half of the wall, two works on the other. */
export function SplitDemo() {
  const { site, home } = useWords()
  const { styleDemo } = useProseWords()
  const [first, second, checked] = home.headline
  return (
    <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="text-5xl lg:text-6xl">
          {first}
          {site.gap}
          {second}
          {site.gap}
          <em>{checked}</em>
        </h2>
        <p className="mt-5 mb-8 max-w-xl text-lg text-quiet">{home.lead}</p>
        <BeginLink />
      </div>
      <ul className="grid gap-8 sm:grid-cols-2">
        {useDemoWorks().map((work, place) => (
          <li key={work.title} className={place % 2 === 1 ? 'sm:pt-14' : ''}>
            <div className="hung">
              <StudyPicture
                study={work.study}
                alt={work.alt}
                sizes="(min-width: 64rem) 20rem, 94vw"
              />
            </div>
            <p className="mt-3 font-display text-xl leading-tight">
              <cite>{work.title}</cite>
            </p>
            <p className="text-quiet text-sm">
              {work.artist} · {work.date}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-quiet text-sm lg:col-span-2">{styleDemo.still}</p>
    </div>
  )
}
