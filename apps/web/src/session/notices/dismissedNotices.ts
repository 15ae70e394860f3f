import { browserStorage } from '../../api/browserStorage.ts'

const keyOf = (id: string) => `dismissedNotice:${id}`

/** Has this browser's visitor dismissed the notice? A new text has a new id. */
export function isNoticeDismissed(id: string): boolean {
  return browserStorage.getItem(keyOf(id)) === 'true'
}

export function dismissNotice(id: string): void {
  browserStorage.setItem(keyOf(id), 'true')
}
