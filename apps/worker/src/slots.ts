/** A number of places for work that may take long, so that it never keeps other work waiting. */
export type Slots = {
  /** Does the work in a free place; undefined at once where there is none. */
  run: <T>(work: () => Promise<T>) => Promise<T | undefined>
}

export function makeSlots(count: number): Slots {
  let free = count
  return {
    async run(work) {
      if (free === 0) return undefined
      free -= 1
      try {
        return await work()
      } finally {
        free += 1
      }
    },
  }
}
