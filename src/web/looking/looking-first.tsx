import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import type { LookingThings } from '#shared/looking-things.ts'
import { useListening } from '#web/listening/listening.tsx'
import { chooseToLookFirst, useLooksFirst } from '#web/looking/look-first.ts'
import { LOOKING_CHOICE_WORDS } from '#web/looking/looking-choice-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

// They come when they are chosen.
const LookingTasks = lazy(async () => ({
  default: (await import('#web/looking/looking-tasks.tsx')).LookingTasks,
}))

interface LookingFirstProps {
  /** Null: there is too little to look at, or no picture. */
  things: LookingThings | null
  language: Language
  /** The text, which has a picture, is still being written. */
  isPending?: boolean
  /** The text. */
  children: ReactNode
}

/** The choice to look before one reads, and the text, or the tasks that come before it. */
export function LookingFirst({ things, language, isPending = false, children }: LookingFirstProps) {
  const words = LOOKING_CHOICE_WORDS[useInterfaceLanguage()]
  const looksFirst = useLooksFirst()
  const isSpoken = useListening()?.spoken != null
  const [hasLooked, setHasLooked] = useState(false)
  const [isFresh] = useState(isPending)
  const text = useRef<HTMLDivElement>(null)
  const isLooking = looksFirst && !hasLooked && !isSpoken && (isPending || things !== null)
  const choose = (isOn: boolean) => {
    chooseToLookFirst(isOn)
    setHasLooked(false)
  }
  // What was ticked before the program was here stands in the box alone.
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current?.checked) chooseToLookFirst(true)
  }, [])
  const read = () => {
    setHasLooked(true)
    // The button goes away with the tasks: the reader goes on where the text begins.
    requestAnimationFrame(() => text.current?.focus())
  }
  return (
    <>
      {things === null && !isPending ? (
        // Nothing moves when a text that was being written is complete.
        isFresh && <div className="mb-5 min-h-11" />
      ) : (
        <label className="mb-5 flex min-h-11 w-fit items-center gap-2.5 text-[0.9375rem]">
          <input
            ref={box}
            type="checkbox"
            checked={looksFirst}
            onChange={({ target }) => choose(target.checked)}
          />
          <span>
            {words.choice} <span className="text-quiet">· {words.choiceHint}</span>
          </span>
        </label>
      )}
      {isLooking && things !== null && !isPending && (
        <Suspense fallback={<div className="min-h-96" />}>
          <LookingTasks things={things} language={language} onRead={read} />
        </Suspense>
      )}
      {isLooking && isPending && (
        <p role="status" className="text-quiet">
          {words.soon}
        </p>
      )}
      {/* Beside the buttons that read it aloud the whole text would be narrow. */}
      <div ref={text} tabIndex={-1} hidden={isLooking} className="clear-right focus:outline-none">
        {children}
      </div>
    </>
  )
}
