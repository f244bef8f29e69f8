import { Head } from '#web/app/head.tsx'
import { useInsideWords } from '#web/words/inside.ts'

export function StyleDemoPage() {
  const { pages } = useInsideWords()
  return (
    <div className="wall-width py-12">
      <Head title={pages.styleDemo.title} />
      <h1 className="text-5xl">{pages.styleDemo.title}</h1>
    </div>
  )
}
