/**
 * Runs the work while no other tab runs any. On plain http in a LAN the browser has no locks: two tabs may then send the same
 * entry, which its idempotency key counts once.
 */
export async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('seraph-outbox', work)
}
