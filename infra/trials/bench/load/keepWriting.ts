import { asPlayers, withKey } from './asPlayers.ts'

/** Writes that go on whatever becomes of them. */
export type Writing = {
  /** When the first write that began after a moment was acknowledged (performance.now). */
  nextAfter: (moment: number) => Promise<number>
  failed: () => number
  /** Sends no more and waits for the replies. */
  end: () => Promise<void>
}

/** Sends progress events to an api at an even rate, each once, until it is told to end. */
export function keepWriting(url: string, options: { perSecond: number; players: number }): Writing {
  const study = withKey({ chaptersStudied: [1], studyTime: 1 })
  const call = asPlayers(options.players, (player) => `/api/player-progress/${player}/update`, study)
  const underWay = new Set<Promise<void>>()
  const waiting: { moment: number; tell: (at: number) => void }[] = []
  let failed = 0
  const write = async (): Promise<void> => {
    const began = performance.now()
    const { path, body = '', headers } = call.make?.() ?? { headers: {} }
    const isOk = await fetch(`${url}${path}`, { method: 'POST', body, headers }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.ok
      },
      () => false,
    )
    if (!isOk) failed += 1
    else for (const { moment, tell } of waiting) if (began > moment) tell(performance.now())
  }
  const timer = setInterval(() => {
    const one = write().finally(() => underWay.delete(one))
    underWay.add(one)
  }, 1_000 / options.perSecond)
  return {
    nextAfter: (moment) => new Promise((tell) => waiting.push({ moment, tell })),
    failed: () => failed,
    async end() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
