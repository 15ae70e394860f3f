import { createClient } from 'redis'

import { members } from './members.ts'
import { scoreUpdated, toldOnBus } from './scoreUpdated.ts'

/** Bytes told to each member, and what the one that didn't read had in its own system's hands. */
export type Flooded = { toldBytes: number; taken: number; others: number }

/**
 * Has one member stop reading and its room told so many messages; `isEnding` lets it read again and tells how many bytes had left the
 * hub for it. `others`: frames that another member of the room has had of these.
 */
export async function flood(options: { messages: number; redisUrl: string; isEnding: boolean }): Promise<Flooded> {
  const [stuck, other] = [...members.values()]
  if (stuck === undefined || other === undefined) throw new Error('nobody is there')
  if (options.isEnding) {
    stuck.socket.resume()
    let taken = -1
    while (taken !== stuck.socket.received()) {
      taken = stuck.socket.received()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return { toldBytes: 0, taken, others: 0 }
  }
  stuck.socket.pause()
  let others = 0
  const arrived = Promise.withResolvers<void>()
  other.onText = (payload) => {
    if (payload.length > 100) others += 1
    if (others === options.messages) arrived.resolve()
  }
  const redis = createClient({ url: options.redisUrl })
  await redis.connect()
  let toldBytes = 0
  for (let one = 0; one < options.messages; one += 1) {
    stuck.version += 1
    const event = scoreUpdated(stuck.seat, stuck.version)
    const { channel, text } = toldOnBus('{seraph}', stuck.seat.roomId, event)
    toldBytes += event.length
    await redis.publish(channel, text)
  }
  await arrived.promise
  await redis.close()
  return { toldBytes, taken: 0, others }
}
