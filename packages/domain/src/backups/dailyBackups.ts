const dayMs = 86_400_000
const minuteMs = 60_000

/** With each new backup so many old ones go at most: a clock that leaps doesn't empty the folder (rule 218). */
export const mostExpired = 2
/** Between two tries of a backup that fails. */
export const longestRetryMs = 30 * minuteMs
/** Clocks of two machines may differ by so much. */
const clockStepMs = 60 * minuteMs

/** The name of a backup that was taken at this moment, to the second and in UTC: names in their order are backups in their order. */
export function backupName(takenAt: Date): string {
  return `seraph-${takenAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}

/** The moment, in milliseconds, that such a name tells; undefined for any other name. */
export function backupTime(name: string): number | undefined {
  const [, day, hour, minute, second] = /^seraph-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(name) ?? []
  const time = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time) || backupName(new Date(time)) !== name ? undefined : time
}

/**
 * Which of these files go after the backup `taken`: those of more than `keptDays` before it, the oldest first, two at most (rule 218).
 * Never `taken` itself nor what is later, nor a file whose name isn't a backup's.
 */
export function expiredBackups(names: readonly string[], given: { taken: string; keptDays: number }): string[] {
  const end = (backupTime(given.taken) ?? -Infinity) - given.keptDays * dayMs
  return names
    .filter((name) => (backupTime(name) ?? Infinity) < end)
    .toSorted()
    .slice(0, mostExpired)
}

/**
 * Milliseconds until a backup is due that is taken every day at the minute `at` of the day, in UTC; 0 where it is due: none was taken
 * since the last such minute. `takenMs` is when the last one was, undefined where there is none.
 */
export function msUntilBackup(given: { nowMs: number; at: number; takenMs: number | undefined }): number {
  const { nowMs, at, takenMs = -Infinity } = given
  const sinceDue = (((nowMs - at * minuteMs) % dayMs) + dayMs) % dayMs
  return takenMs >= nowMs - sinceDue && takenMs <= nowMs ? dayMs - sinceDue : 0
}

/** Milliseconds until the next try after so many failures one after another (1 or more): a minute, then twice as long each time. */
export function msUntilRetry(failures: number): number {
  return Math.min(longestRetryMs, minuteMs * 2 ** (failures - 1))
}

/** The newest backup among these files that isn't from the future, by its moment in milliseconds; undefined where there is none. */
export function lastBackup(names: readonly string[], nowMs: number): number | undefined {
  const times = names.map(backupTime).filter((time) => time !== undefined && time <= nowMs + clockStepMs)
  return times.length === 0 ? undefined : Math.max(...(times as number[]))
}
