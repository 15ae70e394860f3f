import Menu from 'virtual:icons/menu'
import { lazy, Suspense, useState } from 'react'

const load = () => import('./PhoneMenu.tsx')
const PhoneMenu = lazy(() => load().then((module) => ({ default: module.PhoneMenu })))

/** The phone's menu button; the menu itself is fetched when it is first wanted. */
export function PhoneMenuButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="toplink phoneonly text-ink"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden className="size-7" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneMenu onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
