import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function AboutPage() {
  const { header } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={header.about} path="/about" />
      <h1 className="text-5xl">{header.about}</h1>
    </div>
  )
}
