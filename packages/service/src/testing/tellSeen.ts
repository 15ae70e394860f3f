declare module 'vitest' {
  interface TaskMeta {
    /** What a test of an intruder saw, for the table of `npm run intruders`. */
    seen?: string
  }
}

/** Notes what a test saw, in a few words, for the table of `npm run intruders`. */
export function tellSeen({ meta }: { meta: { seen?: string } }, seen: string): void {
  meta.seen = seen
}
