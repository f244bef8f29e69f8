import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabsProps<Name extends string> {
  /** What the tabs are about. */
  label: string
  tabs: readonly { name: Name; title: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** A row of tabs, of which the arrow keys choose one, and the panel below them. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Name>) {
  return (
    <Base.Root value={chosen} onValueChange={onChoose}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex gap-x-5 border-line sm:gap-x-8 border-b"
      >
        {tabs.map(({ name, title }) => (
          <Base.Tab
            key={name}
            value={name}
            className="-mb-px min-h-12 whitespace-nowrap border-transparent border-b-2 font-medium text-quiet aria-selected:border-accent aria-selected:text-ink forced-colors:border-b-[Canvas] forced-colors:aria-selected:border-b-[Highlight]"
          >
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={chosen} className="pt-7 outline-offset-4">
        {children}
      </Base.Panel>
    </Base.Root>
  )
}
