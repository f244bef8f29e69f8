import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#web/ui/link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type Look = 'solid' | 'inverse' | 'outline' | 'plain'

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2.5 rounded-md py-2 text-center font-medium leading-tight transition-colors duration-200'

const LOOKS: Record<Look, string> = {
  // The edge is seen where colours are forced and the ground is not.
  solid:
    'border border-transparent bg-ink px-5 text-wall hover:bg-accent disabled:bg-quiet aria-disabled:bg-quiet',
  /** On dark ground. */
  inverse: 'border border-transparent bg-on-slab px-5 text-slab-ink hover:bg-white',
  outline: 'border border-edge px-5 text-ink hover:border-ink hover:bg-paper disabled:text-quiet',
  plain:
    'text-accent underline decoration-1 underline-offset-4 hover:decoration-2 disabled:text-quiet',
}

export function buttonClasses(look: Look, extra = ''): string {
  return `${BASE} ${LOOKS[look]} ${extra}`
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  /**
   * While the call runs: shows a spinner and does nothing when pressed again, yet keeps the focus.
   */
  pending?: boolean
}

export function Button({
  look = 'solid',
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      className={buttonClasses(look, className)}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

export function ButtonLink({ look = 'solid', className, ...rest }: LinkProps & { look?: Look }) {
  return <Link {...rest} className={buttonClasses(look, className)} />
}
