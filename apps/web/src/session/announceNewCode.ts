import { toasts } from '../messages.ts'
import { showToast } from '../ui/toasts/toastStore.ts'

/** Tells a player for 8 s that the code has changed (rule 118; rule 7). */
export function announceNewCode(playerCode: string): void {
  showToast(toasts.playerCodeUpdated(playerCode))
}
