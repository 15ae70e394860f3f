/** Below this a device's clock counts as right: the server's date comes in whole seconds. */
const toleranceMs = 5_000

let aheadMs = 0

/** Learns from a reply's `Date` header how far this device's clock is off: children's devices are often wrong by days. */
export function learnServerTime(date: string | null, now: number = Date.now()): void {
  const serverAt = date === null ? Number.NaN : Date.parse(date)
  if (!Number.isFinite(serverAt)) return
  const difference = serverAt - now
  aheadMs = Math.abs(difference) > toleranceMs ? difference : 0
}

/** The time by the server's clock as far as it is known, in milliseconds since 1970; else the device's. */
export function serverTime(now: number = Date.now()): number {
  return now + aheadMs
}
