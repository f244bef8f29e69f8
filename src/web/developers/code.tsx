import { useRef } from 'react'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { DEVELOPERS_WORDS } from '#web/words/developers-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** A program, or a part of one, with a button that copies it. */
export function Code({ label, children }: { label: string; children: string }) {
  const words = DEVELOPERS_WORDS[useInterfaceLanguage()]
  const shown = useRef<HTMLElement>(null)
  const copy = async () =>
    showToast((await copyOrSelect(children, shown.current)) ? words.copied : words.selected)
  return (
    <figure className="mt-4">
      <figcaption className="flex items-center justify-between gap-4">
        <span className="font-medium">{label}</span>
        <Button look="plain" className="text-base" aria-label={words.copyOf(label)} onClick={copy}>
          {words.copy}
        </Button>
      </figcaption>
      {/* What is wider than the screen is scrolled to, also by key. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by key
        tabIndex={0}
        lang="en"
        className="max-h-[40rem] overflow-auto rounded-md border border-line bg-paper p-4 text-sm leading-relaxed"
      >
        <code ref={shown}>{children}</code>
      </pre>
    </figure>
  )
}
