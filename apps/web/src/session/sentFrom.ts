import { isAddress, isRoomAddress } from '../paths.ts'

/**
 * The screen that sent one here because it is for players alone, or the room that one was about to join (rule 208).
 * @param state what the way here carried, whatever it is; an address that isn't the app's own leads nowhere.
 */
export function sentFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && (isAddress(from) || isRoomAddress(from)) ? from : undefined
}
