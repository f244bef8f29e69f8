import { useEffect, useRef } from 'react'
import { saveFile } from '#web/lib/download.ts'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { SECOND_FACTOR_WORDS } from '#web/words/second-factor-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, shown until their owner has kept them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = SECOND_FACTOR_WORDS[useInterfaceLanguage()]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<HTMLUListElement>(null)
  // The form above is gone, and the page is shorter: who filled it in goes on at the codes.
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  const copy = async () =>
    showToast((await copyOrSelect(text, shown.current)) ? words.copied : words.selected)
  const save = () =>
    saveFile(new File([text], 'artsking-recovery-codes.txt', { type: 'text/plain' }))
  return (
    <section
      aria-label={words.codesTitle}
      role="status"
      className="rounded-md border border-line bg-paper p-4"
    >
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {words.codesTitle}
      </h3>
      <p className="mt-1">{words.codesText}</p>
      <ul ref={shown} className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={copy}>{words.copy}</Button>
        <Button look="outline" onClick={save}>
          {words.save}
        </Button>
        <Button look="outline" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}
