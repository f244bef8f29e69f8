import { lazy, Suspense } from 'react'
import { firstMove } from '#web/browser/first-move.ts'
import { BeginLink } from '#web/home/begin-link.tsx'
import { Hero } from '#web/home/hero.tsx'
import { SampleGate } from '#web/home/sample-gate.tsx'
import { Head } from '#web/ui/head.tsx'
import { useWords } from '#web/words/words.ts'

const Standing = lazy(async () => {
  await firstMove()
  return { default: (await import('#web/home/standing.tsx')).Standing }
})
const Promises = lazy(async () => {
  await firstMove()
  return { default: (await import('#web/home/promises.tsx')).Promises }
})

// Written in the file, these are read as they stand; the program of theirs comes when somebody
// moves. Made once: an element that changed before its program was here would be emptied meanwhile.
const STANDING = (
  <Suspense>
    <Standing />
  </Suspense>
)
const PROMISES = (
  <Suspense>
    <Promises />
  </Suspense>
)

export function HomePage() {
  const { home } = useWords()
  return (
    <>
      <Head title={home.title} description={home.description} path="/" />
      <Hero />
      {STANDING}
      <SampleGate />
      {PROMISES}
      <section className="wall-width flex flex-col items-center gap-8 pt-4 pb-10 text-center">
        <h2 className="max-w-2xl text-4xl lg:text-6xl">{home.closing}</h2>
        <BeginLink />
      </section>
    </>
  )
}
