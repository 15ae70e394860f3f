/** How long a quiz has been looked at, and how much of it is in laps, in milliseconds. */
export type ClockReading = { spentMs: number; countedMs: number }

/** Before the start. */
export const newClockReading: ClockReading = { spentMs: 0, countedMs: 0 }

/** Measures how long a quiz has been looked at. */
export type StudyClock = {
  /** Milliseconds since the start, without the times at which the clock stood. */
  total: () => number
  /** Minutes since the last lap, so that all laps together are the whole time. */
  lapMinutes: () => number
  /** To start a clock with that goes on from here. */
  read: () => ClockReading
  setRunning: (isRunning: boolean) => void
}

/** A clock that runs at once. `now` tells milliseconds; a device's clock that is set back takes nothing away. */
export function startClock(now: () => number, from: ClockReading = newClockReading): StudyClock {
  let { spentMs, countedMs } = from
  let runningSince: number | undefined = now()
  const total = () => spentMs + (runningSince === undefined ? 0 : Math.max(0, now() - runningSince))
  return {
    total,
    lapMinutes: () => {
      const lapMs = Math.max(0, total() - countedMs)
      countedMs += lapMs
      return lapMs / 60_000
    },
    read: () => ({ spentMs: total(), countedMs }),
    setRunning: (isRunning) => {
      if ((runningSince !== undefined) === isRunning) return
      spentMs = total()
      runningSince = isRunning ? now() : undefined
    },
  }
}
