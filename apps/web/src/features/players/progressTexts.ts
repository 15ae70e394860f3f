/** Study time in minutes (document 1, §2.6), from the wire's seconds; less than one minute is told as such. */
export function studyMinutesText(seconds: number): string {
  if (seconds > 0 && seconds < 60) return '< 1 min'
  return `${Math.floor(seconds / 60)} min`
}

/** A whole percentage; an underscore where nothing was answered (document 2, §2). */
export function percentText(percent: number | null): string {
  return percent === null ? '_' : `${percent} %`
}
