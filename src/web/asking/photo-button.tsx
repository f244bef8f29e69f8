import { useEffect, useRef } from 'react'
import { PICTURE_ACCEPT } from '#shared/pictures.ts'
import { useAskAnywhere } from '#web/asking/use-ask-anywhere.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/words.ts'

/**
 * Asks by a photo: a phone offers its camera, a computer its files. It is a label, so that it works
 * without the program.
 */
export function PhotoButton() {
  const { ask } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const { photographed } = useAskAnywhere()
  const take = () => {
    const photo = input.current?.files?.[0]
    if (photo) void photographed(photo)
  }

  // A photo that was chosen before the program was here waits in the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start
  useEffect(take, [])

  return (
    <label className="grid w-12 shrink-0 cursor-pointer place-items-center text-quiet hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <Icon name="scan" />
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        aria-label={ask.photo}
        title={ask.photo}
        onChange={take}
        className="sr-only"
      />
    </label>
  )
}
