import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a prerendered page is being taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Shows its children in the browser only: for what the prerendered file cannot know. */
export function ClientOnly({
  children,
  before = null,
}: {
  children: ReactNode
  before?: ReactNode
}) {
  return useHydrated() ? children : before
}
