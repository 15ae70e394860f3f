import { useSyncExternalStore } from 'react'

/** What a card's QR code says: the player's code, and the token that proves this browser; older cards carry the code alone. */
export type ScannedCard = { playerCode: string; cardToken: string | undefined }

const cardForm = /^#([A-Z0-9]{4,10})(?:\.([\w-]{32}))?$/i

let scanned: ScannedCard | undefined
const listeners = new Set<() => void>()

/**
 * Takes the card out of the address's fragment, which no server sees, into memory: on a shared browser nobody finds it there later. It
 * only fills the form; logging in takes a press.
 */
function takeFromAddress(): void {
  const found = cardForm.exec(location.hash)
  if (found === null) return
  const [, code = '', cardToken] = found
  scanned = { playerCode: code.toUpperCase(), cardToken }
  if (cardToken !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  takeFromAddress()
  listeners.add(listener)
  addEventListener('hashchange', takeFromAddress)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', takeFromAddress)
  }
}

takeFromAddress()

/** The card that was scanned to come here, until somebody has logged in with it. */
export function useScannedCard(): ScannedCard | undefined {
  return useSyncExternalStore(subscribe, () => scanned)
}

/** The card has done what it is for. */
export function forgetScannedCard(): void {
  scanned = undefined
  for (const listener of listeners) listener()
}
