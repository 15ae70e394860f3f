import Moon from 'virtual:icons/moon'
import Sun from 'virtual:icons/sun'

import { chooseTheme, useTheme } from './theme.ts'

/** Changes between the light and the dark look; `withLabel` writes out what it does. */
export function ThemeSwitch({ withLabel = false }: { withLabel?: boolean }) {
  const other = useTheme() === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? Moon : Sun
  const label = other === 'dark' ? 'Dark look' : 'Light look'
  return (
    <button
      type="button"
      className="toplink"
      onClick={() => chooseTheme(other)}
      {...(!withLabel && { 'aria-label': label, title: label })}
    >
      <Icon aria-hidden className="size-6" />
      {withLabel && label}
    </button>
  )
}
