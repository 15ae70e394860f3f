import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

import { TabBadge } from './marks/TabBadge.tsx'

/** `badge`: how many wait there; 0 shows none. */
export type Tab<Name extends string> = { name: Name; label: string; badge?: number; content: ReactNode }

type Props<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  value: Name
  onChange: (name: Name) => void
}

/** Tabs of which only the chosen one's content is there; on a phone the row scrolls, the chosen tab in sight. */
export function Tabs<Name extends string>({ label, tabs, value, onChange }: Props<Name>) {
  return (
    <Primitive.Root value={value} onValueChange={(name) => onChange(name as Name)} className="mt-5">
      {/* `relative`: what is read out alone (a badge's words) is placed within the row, and doesn't make the page wider than a phone. */}
      <Primitive.List
        aria-label={label}
        className="border-line relative flex gap-x-1 overflow-x-auto border-b sm:flex-wrap"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.name}
            value={tab.name}
            ref={tab.name === value ? bringIntoSight : undefined}
            className="text-muted data-[state=active]:text-ink data-[state=active]:border-indigo min-h-12 flex-none border-b-[3px] border-transparent px-3 font-[640]"
          >
            {tab.label}
            {tab.badge !== undefined && tab.badge > 0 && <TabBadge count={tab.badge} />}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.name} value={tab.name} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}

function bringIntoSight(trigger: HTMLElement | null): void {
  trigger?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
