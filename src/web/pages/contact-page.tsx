import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function ContactPage() {
  const { header } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={header.contact} path="/contact" />
      <h1 className="text-5xl">{header.contact}</h1>
    </div>
  )
}
