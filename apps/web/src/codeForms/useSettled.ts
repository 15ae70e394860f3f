import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for so many milliseconds. Compared by its content. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as T), pauseMs)
    return () => clearTimeout(timer)
  }, [written, pauseMs])
  return settled
}
