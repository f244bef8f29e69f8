import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import type { LookingThing, LookingThings } from '#shared/looking-things.ts'
import { LOOKING_WORDS } from '#web/looking/looking-words.ts'
import { useLights } from '#web/reading/lights.tsx'
import { PictureSheet } from '#web/reading/picture-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { panelSideFor } from '#web/ui/panel-side.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function Task({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <li className="border-line border-t pt-4 marker:text-quiet">
      <p className="text-quiet">{ask}</p>
      <div className="mt-2 flex flex-col items-start gap-2">{children}</div>
    </li>
  )
}

interface LookingTasksProps {
  things: LookingThings
  /** Of what is said of the things. */
  language: Language
  /** Goes on to the text. */
  onRead: () => void
}

/**
 * Three things to do with the eyes before one reads. Their places are lit on the picture when the
 * reader asks.
 */
export function LookingTasks({ things, language, onRead }: LookingTasksProps) {
  const words = LOOKING_WORDS[useInterfaceLanguage()]
  const id = useId()
  const { study, press } = useLights()
  const [shown, setShown] = useState<LookingThing | null>(null)
  const [side, setSide] = useState<'above' | 'below'>('below')
  const [isTold, setIsTold] = useState(false)
  const { find, name, compare } = things
  const textOf = (thing: LookingThing) => (thing === name && !isTold ? words.place : thing.text)
  const show = (thing: LookingThing | null) => {
    setShown(thing)
    press(
      thing && { id: `looking ${thing.id}`, region: thing.region, place: '', text: textOf(thing) },
    )
  }
  // What was lit goes dark with the tasks.
  useEffect(() => () => press(null), [press])
  const shower = (thing: LookingThing, label: ReactNode, look: 'outline' | 'plain' = 'outline') => (
    <Button
      look={look}
      aria-pressed={shown === thing}
      onClick={({ currentTarget }) => {
        setSide(panelSideFor(currentTarget))
        show(shown === thing ? null : thing)
      }}
      className="text-left"
    >
      {label}
    </Button>
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[1.75rem]">
        {words.title}
      </h2>
      <ol className="mt-4 list-decimal space-y-5 pl-6 text-lg">
        <Task ask={words.find}>
          <p lang={language}>{find.text}</p>
          {shower(find, words.show)}
        </Task>
        <Task ask={words.name}>
          {shower(name, words.light)}
          {isTold ? (
            <p lang={language} role="status">
              {name.text}
            </p>
          ) : (
            <Button look="plain" onClick={() => setIsTold(true)}>
              {words.tell}
            </Button>
          )}
        </Task>
        <Task ask={words.compare}>
          {compare.map((thing) => (
            <span key={thing.id} lang={language}>
              {shower(thing, thing.text, 'plain')}
            </span>
          ))}
        </Task>
      </ol>
      <Button onClick={onRead} className="mt-8">
        {words.read}
      </Button>
      {study && shown && (
        <PictureSheet
          study={study}
          language={language}
          label={words.title}
          text={textOf(shown)}
          isLow={side === 'below'}
          onClose={() => show(null)}
        />
      )}
    </section>
  )
}
