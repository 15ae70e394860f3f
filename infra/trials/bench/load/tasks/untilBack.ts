import { reconnectDelay } from '@seraph/domain/rooms/events/reconnectDelay'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Seat } from '../../fill/fillRooms.ts'
import { openMember } from '../sockets/openMember.ts'
import { members } from './members.ts'

/** Who was lost and is back; times of this process. */
const seen = { lost: 0, back: 0, lostAt: 0, backAt: 0 }

/** What a member does whose server dies: it comes back at `port` as browsers do, after the same pause, and again where that fails. */
export function comeBack(seat: Seat, port: number): (code: number) => void {
  return (code) => {
    if (seen.lost === seen.back) Object.assign(seen, { lost: 0, back: 0, lostAt: performance.now() })
    seen.lost += 1
    void tryAgain(seat, port, code, members.get(seat.userId)?.version ?? 0)
  }
}

async function tryAgain(seat: Seat, port: number, code: number, since: number): Promise<void> {
  await sleep(reconnectDelay(code, Math.random()) ?? 0)
  try {
    members.set(seat.userId, await openMember('seraph', port, seat, { since }))
    seen.back += 1
    seen.backAt = performance.now()
  } catch {
    await tryAgain(seat, port, 1_006, since)
  }
}

/** Waits until `count` members were lost and all of them have their seats again, and tells how long that took from the first loss. */
export async function untilBack({ count }: { count: number }): Promise<{ seconds: number }> {
  const end = performance.now() + 60_000
  while ((seen.lost < count || seen.back < seen.lost) && performance.now() < end) await sleep(5)
  if (seen.lost !== count || seen.back !== count)
    throw new Error(`${seen.lost} of ${count} were lost, ${seen.back} came back`)
  return { seconds: (seen.backAt - seen.lostAt) / 1_000 }
}
