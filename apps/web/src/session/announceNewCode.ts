import { toasts } from '../messages.ts'
import { showToast } from '../ui/toastStore.ts'

/** Tells a player for 8 s that the code has changed (document 1, §7; ruling 7). */
export function announceNewCode(playerCode: string): void {
  showToast(toasts.playerCodeUpdated(playerCode))
}
