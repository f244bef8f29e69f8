import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { QUESTION_MAX } from '#shared/limits.ts'
import type { KnownWork } from '#web/artworks/known-works.ts'
import { useAskAnywhere } from '#web/asking/use-ask-anywhere.ts'
import { Button } from '#web/ui/button.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** Asks about the work of the page; the question waits behind the registration. */
export function OwnQuestion({
  work: { title, artist },
}: {
  work: Pick<KnownWork, 'title' | 'artist'>
}) {
  const words = WORK_PAGE_WORDS[useInterfaceLanguage()]
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the program was here stands in the field alone.
  const [question, setQuestion] = useState('')
  useEffect(() => setQuestion(input.current?.value ?? ''), [])
  const { asking } = useAskAnywhere()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    asking({ name: title, artist, question: question.trim() })
  }
  return (
    <section className="print:hidden mt-12 bg-paper p-6 shadow-label">
      <h2 className="text-2xl">{words.ask}</h2>
      <form action="/query" noValidate onSubmit={submit} className="mt-3">
        <input type="hidden" name="name" value={title} />
        <input type="hidden" name="artist" value={artist} />
        <label htmlFor={id} className="sr-only">
          {words.question}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            name="question"
            autoComplete="off"
            maxLength={QUESTION_MAX}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            className="min-h-11 min-w-0 grow rounded-md border border-edge bg-wall px-3.5"
          />
          <Button type="submit">{words.askButton}</Button>
        </div>
        <p className="mt-2 text-quiet text-sm">{words.askNote}</p>
      </form>
    </section>
  )
}
