import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { dismissToast, type Toast, useToasts } from '#web/ui/toasts.ts'

const VISIBLE_SECONDS = 8

function ToastItem({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [held, setHeld] = useState(false)

  // A timer is outside React; it stops while the toast is under the pointer or has the focus.
  useEffect(() => {
    if (held || toast.tone === 'error') return
    const timer = setTimeout(() => dismissToast(toast.id), VISIBLE_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [held, toast.id, toast.tone])

  const edge = toast.tone === 'error' ? 'border-l-danger' : 'border-l-accent'
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex items-center gap-2 rounded-md border border-line border-l-4 bg-paper py-1 pr-1 pl-4 shadow-hung ${edge}`}
    >
      <p className="grow py-2">{toast.text}</p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => dismissToast(toast.id)}
        className="grid size-11 shrink-0 place-items-center"
      >
        <Icon name="close" className="size-5" />
      </button>
    </li>
  )
}

/** Where toasts appear. Always in the page, so that screen readers listen before the first one. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useToasts()
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 bottom-20 z-60 mx-auto max-w-md sm:bottom-6"
    >
      <ul aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </ul>
    </section>
  )
}
