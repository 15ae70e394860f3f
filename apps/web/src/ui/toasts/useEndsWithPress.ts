import { useEffect } from 'react'

import { dismissToast, type ShownToast } from './toastStore.ts'

/** From this time on, in milliseconds, a toast lies over what is read meanwhile. */
const longMs = 60_000

/** Ends a toast that stays for a minute with the next press or answer on the page (rule 227); a failure stays. */
export function useEndsWithPress(toast: ShownToast | undefined): void {
  const { id, isError = false, durationMs = 0 } = toast ?? {}
  const ends = id !== undefined && !isError && durationMs >= longMs
  useEffect(() => {
    const main = document.querySelector('main')
    if (!ends || main === null) return undefined
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button') !== null) dismissToast(id)
    }
    const onKey = ({ key, shiftKey }: KeyboardEvent) => {
      if (key === 'Enter' && !shiftKey) dismissToast(id)
    }
    main.addEventListener('click', onClick)
    main.addEventListener('keydown', onKey)
    return () => {
      main.removeEventListener('click', onClick)
      main.removeEventListener('keydown', onKey)
    }
  }, [id, ends])
}
