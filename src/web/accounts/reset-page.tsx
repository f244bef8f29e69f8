import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function ResetPage() {
  const { header } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={header.login} />
      <h1 className="text-5xl">{header.login}</h1>
    </div>
  )
}
