import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** A window over the page: it holds the focus, closes with Escape, and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
}: {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <Base.Root open={open} onOpenChange={(opens) => opens || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/60" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-3xl flex-col bg-wall text-ink shadow-hung sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-md">
          <div className="flex items-start justify-between gap-4 border-line border-b px-6 py-4">
            <Base.Title className="text-3xl">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="-mr-2.5 grid size-11 shrink-0 place-items-center"
            >
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className="overflow-y-auto px-6 py-5">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">
              {actions}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
