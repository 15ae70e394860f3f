/** What a browser that has seen no number yet counts up from (rule 105); only an animation's first frame, never a claim (rule 28). */
const meterStart = 3731
export const meterMs = 1500
const maxSteps = 50

/**
 * Where the meter begins on its way to the goal: at the number that this browser saw last, else at 3731, which only a higher total may
 * follow. It never counts down (rule 28).
 */
export function meterBegin(seen: number | undefined, goal: number): number {
  return Math.min(goal, seen ?? (goal > meterStart ? meterStart : 0))
}

/** The numbers that the meter passes on its way up, the last of them the goal: at most 50, shown over 1500 ms. */
export function meterFrames(from: number, to: number): number[] {
  const steps = Math.min(maxSteps, Math.max(0, to - from))
  return Array.from({ length: steps }, (_, index) => Math.round(from + ((to - from) * (index + 1)) / steps))
}

/** Six digits with a separator after the third; undefined gives dashes. More digits than six are all shown. */
export function meterDigits(value: number | undefined): string {
  const digits = value === undefined ? '––––––' : String(value).padStart(6, '0')
  return `${digits.slice(0, -3)},${digits.slice(-3)}`
}
