import { Head } from '#web/app/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useInsideWords } from '#web/words/inside.ts'

export function HistoryPage() {
  const { pages } = useInsideWords()
  return (
    <div className="wall-width py-12">
      <Head title={pages.history.title} />
      <h1 className="text-5xl">{pages.history.title}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-quiet">{pages.history.text}</p>
      <ButtonLink to="/dashboard">{pages.back}</ButtonLink>
    </div>
  )
}
