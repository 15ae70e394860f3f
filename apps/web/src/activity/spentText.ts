import { amountText } from '../language/amountText.ts'

/** How long something took, for people: "In less than a minute", "In 1 minute", "In 12 minutes". */
export function spentText(spentMs: number): string {
  const minutes = Math.round(spentMs / 60_000)
  if (minutes < 1) return 'In less than a minute'
  return `In ${amountText(minutes, 'minute')}`
}
