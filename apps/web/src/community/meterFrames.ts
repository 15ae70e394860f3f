/** What the meter shows first (rule 105); only an animation's first frame, never a claim (rule 28). */
export const meterStart = 3731
export const meterMs = 1500
const maxSteps = 50

/** The numbers that the meter passes on its way, the last of them the goal: at most 50, shown over 1500 ms. */
export function meterFrames(from: number, to: number): number[] {
  const steps = Math.min(maxSteps, Math.abs(to - from))
  return Array.from({ length: steps }, (_, index) => Math.round(from + ((to - from) * (index + 1)) / steps))
}

/** Six digits with a separator after the third; undefined gives dashes. More digits than six are all shown. */
export function meterDigits(value: number | undefined): string {
  const digits = value === undefined ? '––––––' : String(value).padStart(6, '0')
  return `${digits.slice(0, -3)},${digits.slice(-3)}`
}
