import { Waiting } from '#web/ui/spinner.tsx'
import { useWords } from '#web/words/words.ts'

/**
 * In the place of a page that is on its way. It has a title: no moment between two pages goes
 * without one.
 */
export function WaitingPage() {
  const { site } = useWords()
  return (
    <div className="wall-width py-16">
      <title>{site.name}</title>
      <Waiting text={site.loading} />
    </div>
  )
}
