import { useEffect, useEffectEvent } from 'react'

const others = 'a, button, textarea, select, input:not([type=radio]), [role=dialog], [contenteditable]'

/** Enter does this wherever the focus is, but for controls that take Enter themselves; not while it is held down. */
export function useEnter(act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest(others) !== null) return
    if (document.querySelector('[role=dialog]') !== null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
