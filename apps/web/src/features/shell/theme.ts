import { useSyncExternalStore } from 'react'

import { browserStorage } from '../../api/browserStorage.ts'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

function current(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Chooses a theme for this browser; `theme.js` reads it again before the next first paint. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  browserStorage.setItem('theme', theme)
  for (const listener of listeners) listener()
}

/** The theme in use: the chosen one, else the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    const list = matchMedia('(prefers-color-scheme: dark)')
    list.addEventListener('change', listener)
    listeners.add(listener)
    return () => {
      list.removeEventListener('change', listener)
      listeners.delete(listener)
    }
  }, current)
}
