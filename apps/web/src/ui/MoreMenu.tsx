import Ellipsis from 'virtual:icons/ellipsis'
import { lazy, Suspense, useState } from 'react'
import type { Icon } from './icons/makeIcon.ts'

const load = () => import('./MoreMenuList.tsx')
const MoreMenuList = lazy(() => load().then((module) => ({ default: module.MoreMenuList })))

export type MoreEntry = { label: string; icon: Icon; isGrave?: boolean; onChoose: () => void }

export type MoreMenuProps = {
  /** With which thing of the list something is done. */
  label: string
  entries: readonly MoreEntry[]
}

/** How its button looks. */
export const moreFace = {
  className: 'hover:bg-sunken grid size-11 flex-none place-items-center rounded-xl',
  icon: <Ellipsis aria-hidden className="size-5" />,
}

/** What can be done with one thing of a list, behind three dots. What draws the menu is fetched when it is first wanted. */
export function MoreMenu(props: MoreMenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded="false"
      className={moreFace.className}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      {moreFace.icon}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <MoreMenuList {...props} />
    </Suspense>
  )
}
