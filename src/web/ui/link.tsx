import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { pathIn } from '#web/address/paths.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** What the page that it leads to is told. */
  state?: unknown
}

/**
 * A link to a page of our own, in the language of the interface. The router's `Link` also knows
 * data routers, for 1 KiB more on the first load.
 */
export function Link({ to, state, onClick, target, children, ...rest }: LinkProps) {
  const path = pathIn(useInterfaceLanguage(), to)
  const follow = useLinkClickHandler(path, { target, state })
  return (
    <a
      {...rest}
      href={useHref(path)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
