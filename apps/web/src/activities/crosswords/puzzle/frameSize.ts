/** The size that a crossword's frame is made for, and how far it is enlarged (rule 128). */
export const frameSize = { width: 1200, height: 800 }
const largestScale = 1.5

/** Below this its letters would be hard to read. */
const smallestScale = 0.7

/**
 * How much the frame is scaled so that all of it fits into this window, at most 1.5; undefined where it would become too small to
 * read: the frame then takes the window's own size and lays itself out by that.
 */
export function frameScale(window: { width: number; height: number }): number | undefined {
  const scale = Math.min(largestScale, window.width / frameSize.width, window.height / frameSize.height)
  return scale < smallestScale ? undefined : scale
}
