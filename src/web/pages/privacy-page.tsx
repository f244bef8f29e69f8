import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function PrivacyPage() {
  const { footer } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={footer.privacy} path="/privacy-policy" />
      <h1 className="text-5xl">{footer.privacy}</h1>
    </div>
  )
}
