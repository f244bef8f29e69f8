import { useEffect, useRef } from 'react'
import type { Description } from '#shared/api/descriptions.ts'
import { DescriptionBody } from '#web/descriptions/description-body.tsx'
import { openPlaces } from '#web/descriptions/edits/open-places.ts'
import { StillOpen } from '#web/descriptions/edits/still-open.tsx'
import { useDecided } from '#web/descriptions/edits/use-decided.ts'
import { useEditWords } from '#web/descriptions/edits/use-edit-words.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'

interface DescriptionResultProps {
  description: Description
  onAnother: () => void
  /** Another text from the same answers. */
  onAgain: () => void
}

/** A finished description: to read, to copy, and to go on from. */
export function DescriptionResult({
  description: given,
  onAnother,
  onAgain,
}: DescriptionResultProps) {
  const words = useWords()
  const edits = useEditWords()
  const decided = useDecided(given)
  const { description } = decided
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLDivElement>(null)
  // The form is gone: who used the keyboard goes on at the text.
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    const copied = await copyOrSelect(description.description, text.current)
    showToast(copied ? words.copied : words.copySelected)
  }
  return (
    <article className="bg-paper p-6 shadow-label sm:p-8">
      <p className="text-quiet text-sm">{words.types[description.description_type]}</p>
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-3xl outline-none">
        {words.result}
      </h2>
      <DescriptionBody decided={decided} text={text}>
        <div className="mt-6 flex flex-wrap gap-3">
          <StillOpen description={description} />
          <Button look={openPlaces(description) > 0 ? 'outline' : 'solid'} onClick={copy}>
            {words.copy}
          </Button>
          <Button look="outline" onClick={onAnother}>
            {words.another}
          </Button>
          <Button look="outline" onClick={onAgain}>
            {edits.sameAnswers}
          </Button>
        </div>
      </DescriptionBody>
    </article>
  )
}
