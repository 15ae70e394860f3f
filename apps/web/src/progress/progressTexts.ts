/** Study time in minutes (document 1, §2.6), from the wire's seconds; less than one minute is told as such. */
export function studyMinutesText(seconds: number): string {
  if (seconds > 0 && seconds < 60) return '< 1 min'
  return `${Math.floor(seconds / 60)} min`
}

/** A whole percentage; an underscore where nothing was answered (document 2, §2). */
export function percentText(percent: number | null): string {
  return percent === null ? '_' : `${percent} %`
}

/** Study time in hours and minutes (document 2, §2), from the wire's seconds. */
export function studyTimeText(seconds: number): string {
  if (seconds > 0 && seconds < 60) return '< 1 min'
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A count; an underscore where it is zero (document 2, §2). */
export function countText(count: number): string {
  return count === 0 ? '_' : count.toLocaleString('en')
}

/** A local day, `YYYY-MM-DD`, as people write it: "Nov 20, 2026". */
export function dayText(date: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date))
}

/** "1 day", "3 days". */
export function amountText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
