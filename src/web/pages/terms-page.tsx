import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function TermsPage() {
  const { footer } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={footer.terms} path="/terms-conditions" />
      <h1 className="text-5xl">{footer.terms}</h1>
    </div>
  )
}
