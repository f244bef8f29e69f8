import { useRef, useState } from 'react'
import { SHARE_WORDS } from '#web/sharing/share-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** A link that was just made: to be copied, or handed to another program of the device. */
export function SharedLink({ token, title }: { token: string; title: string }) {
  const words = SHARE_WORDS[useInterfaceLanguage()]
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const url = `${window.location.origin}/shared/${token}`
  const copy = async () => {
    field.current?.select()
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      // No permission: the link is selected, and the reader copies it.
      () => false,
    )
    setSaid(copied ? words.copied : words.selected)
  }
  // A reader who thinks better of it has done nothing wrong.
  const hand = () => navigator.share({ title, url }).catch(() => {})
  return (
    <>
      <TextField ref={field} label={words.link} hint={words.once} readOnly value={url} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="outline" onClick={copy}>
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button look="outline" onClick={hand}>
            {words.send}
          </Button>
        )}
        <span>{said}</span>
      </div>
    </>
  )
}
