import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { useCoach } from '../coach/useCoach.ts'
import { isGuestMode } from '../guestMode.ts'
import { paths } from '../../paths.ts'
import { isBetterInLandscape } from './isBetterInLandscape.ts'
import { isPortraitHintHeld, subscribeToPortraitHintHold } from './portraitHintHold.ts'
import { useIsWelcomeOpen } from './useIsWelcomeOpen.ts'
import { useSession } from '../useSession.ts'

/** A phone held upright (rule 112). */
const uprightPhone = '(max-width: 768px) and (orientation: portrait)'
/** A cookie that ends with the browser's session, so that all tabs know. */
const cookie = 'portrait_hint=dismissed'

const listeners = new Set<() => void>()
const isDismissed = () => document.cookie.split('; ').includes(cookie)

/** Hides the hint for this session of the browser. */
export function dismissPortraitHint(): void {
  document.cookie = `${cookie}; path=/; SameSite=Lax`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(uprightPhone)
  list.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    list.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}

/**
 * Is the portrait hint shown: to players, to coaches and to those who go on
 * as guests, on an upright phone and a screen that is better on its side, and
 * never beside the welcome dialog or over a running game (rules 49 and 112)?
 * The dashboard sends whoever isn't a coach on to the login, so that no hint
 * comes on the way there.
 */
export function useIsPortraitHintOpen(): boolean {
  const isWanted = useSyncExternalStore(subscribe, () => matchMedia(uprightPhone).matches && !isDismissed())
  const isHeld = useSyncExternalStore(subscribeToPortraitHintHold, isPortraitHintHeld)
  const isWelcomeOpen = useIsWelcomeOpen()
  const { status } = useSession()
  const isCoach = useCoach().coach?.isLinked === true
  const { pathname } = useLocation()
  const isBetter = isBetterInLandscape(pathname) && (isCoach || !pathname.startsWith(paths.coachDashboard))
  const isKnown = isCoach || status === 'player' || (status === 'guest' && isGuestMode())
  return isBetter && isWanted && !isHeld && !isWelcomeOpen && isKnown
}
