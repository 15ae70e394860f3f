import { pendingSavesPrefix } from './pendingSavesPrefix.ts'

/** Whether answers wait in the form of version 0.1; false where the browser has no storage. */
export function hasPendingSaves(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(pendingSavesPrefix))
  } catch {
    return false
  }
}
