import { ChartNoAxesColumn, LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useLogout } from '../../session/useLogout.ts'

const itemClass =
  'data-[highlighted]:bg-sunken flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none select-none'

/** The player menu, open from its first moment: My Progress and Logout under the code. */
export function PlayerMenuList({ heading, face }: { heading: string; face: ReactNode }) {
  const navigate = useNavigate()
  const logout = useLogout()
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className="toplink">{face}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="bg-raised border-line rounded-card z-30 min-w-56 border p-2 text-lg shadow-xl"
      >
        <DropdownMenu.Label className="text-muted px-3 py-1.5 text-base">Player {heading}</DropdownMenu.Label>
        <DropdownMenu.Item className={itemClass} onSelect={() => void navigate(paths.playerLogin)}>
          <ChartNoAxesColumn aria-hidden className="size-5" />
          My Progress
        </DropdownMenu.Item>
        <DropdownMenu.Item className={itemClass} onSelect={() => logout.mutate()}>
          <LogOut aria-hidden className="size-5" />
          Logout
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
