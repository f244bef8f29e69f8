import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function PricingPage() {
  const { header } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={header.pricing} path="/pricing" />
      <h1 className="text-5xl">{header.pricing}</h1>
    </div>
  )
}
