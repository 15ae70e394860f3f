const keyOf = (activity: string) => `run:${activity}`

/** Which run of an activity this tab is at: after a reload it goes on by itself. Undefined where the browser keeps nothing for a tab. */
export function readTabRun(activity: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(activity)) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers the tab's run; undefined forgets it. */
export function writeTabRun(activity: string, runId: string | undefined): void {
  try {
    if (runId === undefined) sessionStorage.removeItem(keyOf(activity))
    else sessionStorage.setItem(keyOf(activity), runId)
  } catch {
    // Where nothing is kept for a tab, the way on is offered instead of taken.
  }
}
