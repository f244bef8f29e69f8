import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link to a page of our own. The router's `Link` also knows data routers, for 1 KiB more on the first load. */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { target })
  return (
    <a
      {...rest}
      href={useHref(to)}
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
