import { useState } from 'react'

/** What a box shows: what was pressed until the reply is there, then the value that the reply brought. */
export function usePressed(value: boolean) {
  const [pressed, setPressed] = useState<boolean>()
  return { shown: pressed ?? value, press: setPressed, settle: () => setPressed(undefined) }
}
