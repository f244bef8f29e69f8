import { type ReactNode, useId } from 'react'

/** One matter of the account: what it is on the left, what can be done on the right. */
export function Section({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-line border-t py-8 md:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-[1.75rem]">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-quiet">{text}</p>}
      </div>
      <div className="min-w-0 max-w-lg">{children}</div>
    </section>
  )
}
