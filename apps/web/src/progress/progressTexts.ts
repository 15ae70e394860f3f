import { numberText } from '../language/numberText.ts'
import { percentText as percentOr } from '../language/percentText.ts'

/** A whole percentage; an underscore where nothing was answered (rule 121). */
export function percentText(percent: number | null): string {
  return percentOr(percent, '_')
}

/** Study time in hours and minutes (rule 121), from the wire's seconds. */
export function studyTimeText(seconds: number): string {
  if (seconds > 0 && seconds < 60) return '< 1 min'
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A count; an underscore where it is zero (rule 121). */
export function countText(count: number): string {
  return count === 0 ? '_' : numberText(count)
}
