import { useEffect, useState } from 'react'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { fetchWorks, type KnownWork } from '#web/artworks/known-works.ts'
import { nearWorks } from '#web/artworks/near-works.ts'
import { WallWork } from '#web/artworks/wall-work.tsx'
import { NEAR_WORDS } from '#web/reading/near-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Under the label of a work without a text: works with one that stand near it. */
export function NearWorks({ label, language }: { label: Label; language: Language }) {
  const words = NEAR_WORDS[useInterfaceLanguage()]
  const [near, setNear] = useState<KnownWork[]>([])
  // The list of works is a file that comes when it is needed; without it nothing is missing.
  useEffect(() => {
    let isWanted = true
    fetchWorks(language).then(
      (works) => isWanted && setNear(nearWorks(works, label)),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [language, label])
  if (near.length === 0) return null
  return (
    <section className="print:hidden mt-10 border-line border-t pt-6">
      <h2 className="text-2xl">{words.title}</h2>
      <p className="mt-2 max-w-prose text-quiet">{words.lead}</p>
      <ul lang={language} className="mt-6 flex flex-wrap gap-x-8 gap-y-8">
        {near.map((work) => (
          <li key={work.slug} className="max-w-full">
            <WallWork work={work} aside={null} />
          </li>
        ))}
      </ul>
    </section>
  )
}
