import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function HomePage() {
  const { site } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={site.promise} path="/" />
      <h1 className="text-5xl">{site.promise}</h1>
    </div>
  )
}
