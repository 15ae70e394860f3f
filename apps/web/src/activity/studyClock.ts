/** Measures how long a quiz has been looked at. */
export type StudyClock = {
  /** Milliseconds since the start, without the times at which the clock stood. */
  total: () => number
  /** Minutes since the last lap, so that all laps together are the whole time. */
  lapMinutes: () => number
  setRunning: (isRunning: boolean) => void
}

/** A clock that runs at once. `now` tells milliseconds; a device's clock that is set back takes nothing away. */
export function startClock(now: () => number): StudyClock {
  let spentMs = 0
  let runningSince: number | undefined = now()
  let countedMs = 0
  const total = () => spentMs + (runningSince === undefined ? 0 : Math.max(0, now() - runningSince))
  return {
    total,
    lapMinutes: () => {
      const lapMs = Math.max(0, total() - countedMs)
      countedMs += lapMs
      return lapMs / 60_000
    },
    setRunning: (isRunning) => {
      if ((runningSince !== undefined) === isRunning) return
      spentMs = total()
      runningSince = isRunning ? now() : undefined
    },
  }
}
