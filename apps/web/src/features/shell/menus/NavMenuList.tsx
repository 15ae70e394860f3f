import { DropdownMenu } from 'radix-ui'
import { Link, useLocation } from 'react-router-dom'

import { isAt } from '../nav.ts'
import type { MenuEntry, NavMenuProps } from './NavMenu.tsx'

const itemClass =
  'data-[highlighted]:bg-sunken aria-[current]:text-indigo flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none select-none'

function Entry({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation()
  const { label, icon: Icon } = entry
  const face = (
    <>
      <Icon aria-hidden className="size-5" />
      {label}
    </>
  )
  if ('onChoose' in entry) {
    return (
      <DropdownMenu.Item className={itemClass} onSelect={entry.onChoose}>
        {face}
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.Item asChild className={itemClass}>
      <Link to={entry.to} {...(isAt(pathname, entry) && { 'aria-current': 'page' })}>
        {face}
      </Link>
    </DropdownMenu.Item>
  )
}

/** A menu, open from its first moment. */
export function NavMenuList({ face, entries, heading, className = 'toplink', isCurrent, side }: NavMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={className} {...(isCurrent && { 'aria-current': 'true' })}>
        {face}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={side === 'top' ? 'center' : 'start'}
        side={side ?? 'bottom'}
        sideOffset={6}
        collisionPadding={8}
        className="bg-raised border-line rounded-card z-30 min-w-56 border p-2 text-lg shadow-xl"
      >
        {heading !== undefined && (
          <DropdownMenu.Label className="text-muted px-3 py-1.5 text-base">{heading}</DropdownMenu.Label>
        )}
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
