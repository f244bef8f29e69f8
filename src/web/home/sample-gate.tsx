import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { wantPageWords } from '#web/words/words.ts'

const NEAR = '800px'

const Sample = lazy(async () => {
  const [{ SampleWithCalls }] = await Promise.all([import('#web/home/sample.tsx'), wantPageWords()])
  return { default: SampleWithCalls }
})

/**
 * Room for the sample. It is fetched when the reader comes near, so that the first load carries
 * nothing of it.
 */
export function SampleGate() {
  const room = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  // What is near is known to the browser, not to React.
  useEffect(() => {
    if (room.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      {
        rootMargin: NEAR,
      },
    )
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={room} className="min-h-[80rem] lg:min-h-[60rem]">
      {isNear && (
        <Suspense>
          <Sample />
        </Suspense>
      )}
    </div>
  )
}
