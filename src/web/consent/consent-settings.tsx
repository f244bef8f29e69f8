import { type ReactNode, useId, useState } from 'react'
import { analyticsConfigured, asksNotToBeTracked } from '#web/consent/analytics.ts'
import { type Consent, giveConsent } from '#web/consent/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useConsentWords } from '#web/words/consent.ts'
import { useWords } from '#web/words/words.ts'

interface SwitchProps {
  title: string
  text: string
  aside?: ReactNode
  checked: boolean
  onChange?: (checked: boolean) => void
}

/** One kind of storage and its switch; one without `onChange` is always on. */
function Switch({ title, text, aside, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 border-line border-b py-4 last:border-b-0">
      <label htmlFor={id} className="font-medium">
        {title}
        {aside && <span className="ml-3 font-normal text-good text-sm">{aside}</span>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={!onChange}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => onChange?.(target.checked)}
        className="relative h-6 w-11 cursor-pointer appearance-none rounded-full border border-edge bg-wall before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-edge before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-wall disabled:cursor-not-allowed disabled:opacity-70"
      />
      <p
        id={`${id}-text`}
        className="col-span-2 mt-1 text-quiet text-sm leading-snug sm:col-span-1"
      >
        {text}
      </p>
    </div>
  )
}

export function ConsentSettings({
  consent,
  onClose,
}: {
  consent: Consent | null
  onClose: () => void
}) {
  const words = useConsentWords()
  const { site } = useWords()
  const [analytics, setAnalytics] = useState(consent?.analytics ?? false)
  const [marketing, setMarketing] = useState(consent?.marketing ?? false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.settings}
      closeLabel={site.close}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => giveConsent({ analytics, marketing })}>{words.save}</Button>
        </>
      }
    >
      {asksNotToBeTracked() && <p className="mb-2 border-good border-l-4 pl-4">{words.signal}</p>}
      <Switch
        title={words.necessary.title}
        text={words.necessary.text}
        aside={words.necessary.always}
        checked
      />
      <Switch
        title={words.analytics.title}
        text={analyticsConfigured() ? words.analytics.text : words.analytics.none}
        checked={analytics}
        onChange={setAnalytics}
      />
      <Switch
        title={words.marketing.title}
        text={words.marketing.text}
        checked={marketing}
        onChange={setMarketing}
      />
    </Dialog>
  )
}
