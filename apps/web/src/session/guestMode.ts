import { browserStorage } from '../api/browserStorage.ts'

const key = 'guestMode'

/** Has this browser's visitor chosen to go on as a guest (rule 115)? */
export function isGuestMode(): boolean {
  return browserStorage.getItem(key) === 'true'
}

/** Turns guest mode on, or removes its flag. */
export function setGuestMode(isOn: boolean): void {
  if (isOn) browserStorage.setItem(key, 'true')
  else browserStorage.removeItem(key)
}
