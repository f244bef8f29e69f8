import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function FaqPage() {
  const { header } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={header.faq} path="/faq" />
      <h1 className="text-5xl">{header.faq}</h1>
    </div>
  )
}
