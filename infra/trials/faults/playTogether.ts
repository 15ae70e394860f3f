import { setTimeout as sleep } from 'node:timers/promises'

import type { Member } from './member.ts'
import type { PlayedRoom } from './seeExactRoom.ts'

/** How often members look at their screens. */
const lookMs = 20
/** How long a host waits after the last answer, and before pressing once more where nothing has moved. */
const pressMs = 500

/**
 * Plays a room that goes together to its end: each member answers the room's
 * question as soon as it sees it, every fourth one wrongly; where `isLed`
 * the host presses Next once all have answered, again and again until the room has moved. False where it isn't through by `limitMs`.
 */
export async function playTogether({ host, members }: PlayedRoom, isLed: boolean, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs
  const given = new Map<Member, number>()
  let pressAt = Infinity
  while (performance.now() < end) {
    for (const one of members) {
      const turn = turnOf(one)
      if (turn?.question == null || (given.get(one) ?? 0) >= turn.number) continue
      given.set(one, turn.number)
      one.answer(turn.question.id, turn.number % 4 === 0 ? 'idk' : 'Amoz')
    }
    const turn = turnOf(host)
    if (turn !== undefined && turn.question === null) return true
    const isAnswered = turn !== undefined && turn.answeredBy.length === members.length
    if (!isAnswered) pressAt = Infinity
    else if (pressAt === Infinity) pressAt = performance.now() + pressMs
    else if (isLed && performance.now() >= pressAt) {
      host.client.send({ type: 'move_on', roomId: host.client.session.roomId, from: turn.number })
      pressAt = performance.now() + pressMs
    }
    await sleep(lookMs)
  }
  return false
}

/** Where a member's screen says that the room is; undefined where it knows no room that goes together. */
function turnOf(one: Member) {
  return one.client.getState().view?.room.turn ?? undefined
}
