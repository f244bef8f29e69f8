import { Icon } from '#web/ui/icon.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** Keeps the place of asking by photo. */
export function ImagePanel() {
  const { query } = useInsideWords()
  return (
    <div className="flex gap-4 text-quiet">
      <Icon name="scan" className="mt-0.5 size-7" />
      <p>{query.imageSoon}</p>
    </div>
  )
}
