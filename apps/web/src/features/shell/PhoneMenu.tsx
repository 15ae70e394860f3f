import { KeyRound, LogOut, UserRoundPlus } from 'lucide-react'
import { NavLink } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useLogout } from '../../session/useLogout.ts'
import { useSession } from '../../session/useSession.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { phoneSections, type NavItem } from './nav.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const guestItems: NavItem[] = [
  { label: 'Log in', to: paths.playerLogin, icon: KeyRound },
  { label: 'Register', to: paths.individualRegister, icon: UserRoundPlus },
]
const playerItem = { ...phoneSections.at(-1), label: 'My Progress' } as NavItem

/** Everything that can be gone to, on a phone. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { player } = useSession()
  const logout = useLogout()
  const items = [...phoneSections.slice(0, -1), ...(player === null ? guestItems : [playerItem])]
  return (
    <Dialog title={player?.playerCode ?? 'Menu'} look="sheet" onClose={onClose}>
      <nav aria-label="Menu" className="mt-4 grid gap-1">
        {items.map(({ label, to, icon: Icon }) => (
          <NavLink key={to} to={to} end={to === paths.home} className="toplink text-lg!" onClick={onClose}>
            <Icon aria-hidden className="size-6" />
            {label}
          </NavLink>
        ))}
        <hr className="border-line my-2" />
        <ThemeSwitch withLabel />
        {player !== null && (
          <button
            type="button"
            className="toplink"
            onClick={() => {
              logout.mutate()
              onClose()
            }}
          >
            <LogOut aria-hidden className="size-6" />
            Logout
          </button>
        )}
      </nav>
    </Dialog>
  )
}
