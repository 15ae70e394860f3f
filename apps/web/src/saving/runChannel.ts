/** What a tab says when it takes a run: whichever else is at the same one stops. */
type Taken = { runId: string }

const name = 'seraph-runs'

/** One for the page: it hears other tabs and not itself. */
let channel: BroadcastChannel | undefined

const opened = () => (channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined)

/** Tells this browser's other tabs that a run is gone on with here. */
export function announceRun(runId: string): void {
  opened()?.postMessage({ runId } satisfies Taken)
}

/** Listens for runs that other tabs take; returns how to stop. */
export function onRunTaken(heed: (runId: string) => void): () => void {
  const listen = ({ data }: MessageEvent<Partial<Taken> | null>) => {
    if (typeof data?.runId === 'string') heed(data.runId)
  }
  opened()?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
