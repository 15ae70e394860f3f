import type { PlayAction } from './play.ts'

/** What a key does in the grid, but for letters and Tab; undefined where it is not the grid's. */
export function actionOf(key: string): PlayAction | undefined {
  return actions[key]
}

const actions: Readonly<Record<string, PlayAction>> = {
  ArrowUp: { type: 'move', rows: -1, columns: 0 },
  ArrowDown: { type: 'move', rows: 1, columns: 0 },
  ArrowLeft: { type: 'move', rows: 0, columns: -1 },
  ArrowRight: { type: 'move', rows: 0, columns: 1 },
  Home: { type: 'edge', to: 'first' },
  End: { type: 'edge', to: 'last' },
  ' ': { type: 'turn' },
  Enter: { type: 'turn' },
  Backspace: { type: 'erase' },
}

/** The letter that was typed into a square that held `before`; undefined where it is none. */
export function typedLetter(before: string, value: string): string | undefined {
  const letters = value.toUpperCase().replace(/[^A-Z]/g, '')
  return letters.length > 1 ? letters.replace(before, '').at(-1) : letters === '' ? undefined : letters
}
