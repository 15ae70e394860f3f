import { useEffect, useEffectEvent } from 'react'

/** A digit that is typed anywhere but into text or a dialog. */
export function useDigits(onDigit: (digit: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest('textarea, input:not([type=radio])') !== null) return
    if (document.querySelector('[role=dialog]') === null) onDigit(Number(event.key))
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
