import { useSyncExternalStore } from 'react'

import { isGuestMode } from './guestMode.ts'
import { isPortraitHintHeld, subscribeToPortraitHintHold } from './portraitHintHold.ts'
import { useIsWelcomeOpen } from './useIsWelcomeOpen.ts'
import { useSession } from './useSession.ts'

/** A phone held upright (document 1, §2.12). */
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
 * Is the portrait hint shown: to players and to those who go on as guests, on an upright phone, and never beside the welcome dialog or over
 * a running quiz?
 */
export function useIsPortraitHintOpen(): boolean {
  const isWanted = useSyncExternalStore(subscribe, () => matchMedia(uprightPhone).matches && !isDismissed())
  const isHeld = useSyncExternalStore(subscribeToPortraitHintHold, isPortraitHintHeld)
  const isWelcomeOpen = useIsWelcomeOpen()
  const { status } = useSession()
  return isWanted && !isHeld && !isWelcomeOpen && (status === 'player' || (status === 'guest' && isGuestMode()))
}
