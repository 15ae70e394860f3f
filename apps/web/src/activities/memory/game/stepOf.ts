/**
 * How many boxes further on a key leads from one that holds `typed`; undefined where the box itself takes the key. A right word leads on by
 * itself, and whoever types on by habit sends a space after it: in an empty box that does nothing.
 */
export function stepOf(key: string, typed: string): 1 | 0 | -1 | undefined {
  if (key === 'Enter') return 1
  if (key === ' ') return typed === '' ? 0 : 1
  return key === 'Backspace' && typed === '' ? -1 : undefined
}
