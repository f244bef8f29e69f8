import { Head } from '#web/app/head.tsx'
import { BeginLink } from '#web/home/begin-link.tsx'
import { Hero } from '#web/home/hero.tsx'
import { Promises } from '#web/home/promises.tsx'
import { SampleGate } from '#web/home/sample-gate.tsx'
import { Standing } from '#web/home/standing.tsx'
import { useWords } from '#web/words/words.ts'

export function HomePage() {
  const { home } = useWords()
  return (
    <>
      <Head title={home.title} description={home.description} path="/" />
      <Hero />
      <Standing />
      <SampleGate />
      <Promises />
      <section className="wall-width flex flex-col items-center gap-8 pt-4 pb-10 text-center">
        <h2 className="max-w-2xl text-4xl lg:text-6xl">{home.closing}</h2>
        <BeginLink />
      </section>
    </>
  )
}
