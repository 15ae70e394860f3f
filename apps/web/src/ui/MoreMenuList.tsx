import { DropdownMenu } from 'radix-ui'

import { moreFace, type MoreMenuProps } from './MoreMenu.tsx'

const itemClass =
  'data-[highlighted]:bg-sunken flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none select-none'

/** The menu, open from its first moment. */
export function MoreMenuList({ label, entries }: MoreMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={moreFace.className}>
        {moreFace.icon}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="bg-raised border-line rounded-card z-30 min-w-56 border p-2 text-lg shadow-xl"
        >
          {entries.map(({ label: text, icon: Icon, isGrave = false, onChoose }) => (
            <DropdownMenu.Item key={text} className={`${itemClass} ${isGrave ? 'text-bad' : ''}`} onSelect={onChoose}>
              <Icon aria-hidden className="size-5" />
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
