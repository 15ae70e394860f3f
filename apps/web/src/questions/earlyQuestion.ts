let shown: Element | undefined

/** The element in which a question is read while its screen is on its way (`showQuestionFirst`); whatever waits for the screen shows it. */
export const earlyQuestion = {
  element(): Element | undefined {
    return shown
  },

  take(element: Element | null): void {
    shown = element ?? undefined
  },

  /** Its screen is there, or another one. */
  drop(): void {
    shown = undefined
  },
}
