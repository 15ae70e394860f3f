import type { ApplyProgress } from '@seraph/schema/jobs/progress'
import { applyProgressLimit } from '@seraph/schema/jobs/progress'

import type { Log } from '../log/log.ts'

type Player = { playerId: string; season: string; requestId: string }

/**
 * Makes one job of the players of one season who come within `gatherMs`: a job costs more than what it does for one player. `send` may
 * fail: the sweep finds their events.
 */
export function gatherProgress(
  log: Log,
  gatherMs: number,
  send: (job: ApplyProgress) => Promise<void>,
): { add: (player: Player) => void; flush: () => Promise<void> } {
  let waiting = new Map<string, Player>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const players = [...waiting.values()]
    waiting = new Map()
    const jobs = [...Map.groupBy(players, ({ season }) => season).values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [{ ...first, others: others.map(({ playerId }) => playerId) }],
    )
    for (const job of jobs)
      await send(job).catch((error: unknown) =>
        log.warn({ err: error, reqId: job.requestId, players: 1 + job.others.length }, 'left to the sweep'),
      )
  }
  return {
    add(player) {
      waiting.set(`${player.season} ${player.playerId}`, player)
      if (waiting.size >= applyProgressLimit) void flush()
      else timer ??= setTimeout(() => void flush(), gatherMs)
    },
    flush,
  }
}
