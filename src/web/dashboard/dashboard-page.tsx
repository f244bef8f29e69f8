import { Head } from '#web/app/head.tsx'
import { useWords } from '#web/words/words.ts'

export function DashboardPage() {
  const { header } = useWords()
  return (
    <div className="wall-width py-12">
      <Head title={header.dashboard} />
      <h1 className="text-5xl">{header.dashboard}</h1>
    </div>
  )
}
