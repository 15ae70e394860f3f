import type { Locator } from '@playwright/test'

/** The words of the controls, of the screen and of the bar above it, that something on the page lies over. */
export function coveredControls(over: Locator): Promise<string[]> {
  return over.evaluate((element) => {
    const own = element.getBoundingClientRect()
    return [...document.querySelectorAll('main a, main button, main label, main textarea, header a, header button')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top)
      .map(({ control }) => control.textContent)
  })
}
