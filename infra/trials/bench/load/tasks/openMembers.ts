import type { Seat } from '../../fill/fillRooms.ts'
import { openMember } from '../sockets/openMember.ts'
import type { Speech } from '../sockets/openMember.ts'
import { members } from './members.ts'
import { comeBack } from './untilBack.ts'

/** How many come at once. */
const atOnce = 50

/** Takes all seats, the members of a room in turn on each of the ports; those who lose theirs come back at `comeBackAt`, if anywhere. */
export async function openMembers(options: {
  speech: Speech
  ports: number[]
  seats: Seat[]
  comeBackAt?: number
}): Promise<{ seconds: number }> {
  const { speech, ports, seats, comeBackAt } = options
  const from = performance.now()
  const places = new Map<number, number>()
  const queue = seats.map((seat) => {
    const place = places.get(seat.room) ?? 0
    places.set(seat.room, place + 1)
    return { seat, port: ports[place % ports.length] ?? 0 }
  })
  const work = async (): Promise<void> => {
    for (;;) {
      const next = queue.shift()
      if (next === undefined) return
      const { seat, port } = next
      const over = comeBackAt === undefined ? {} : { onClose: comeBack(seat, comeBackAt) }
      members.set(seat.userId, await openMember(speech, port, seat, over))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { seconds: (performance.now() - from) / 1_000 }
}
