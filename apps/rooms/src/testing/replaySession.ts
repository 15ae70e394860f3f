import type { MadeRoom } from '@seraph/db/testing/makeRoom'
import { once } from 'node:events'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'

import type { FrozenProtocol } from './frozenProtocol.ts'

/**
 * Plays a recorded session of clients of a former version against a hub,
 * in a room that stands for the one of then. What they are told is read as
 * they read it; fails where they can't, or aren't told what they were then.
 */
export async function replaySession(
  hub: { address: string },
  made: MadeRoom,
  former: FrozenProtocol & { version: number },
): Promise<void> {
  const reader = z.fromJSONSchema(former.shapes.server as Parameters<typeof z.fromJSONSchema>[0])
  const open = async () => {
    const url = `${hub.address.replace('http', 'ws')}/ws?version=${former.version}`
    const socket = new WebSocket(url, { origin: hub.address })
    const told: { type: string }[] = []
    socket.on('message', (data: Buffer) => told.push(reader.parse(JSON.parse(data.toString())) as { type: string }))
    await once(socket, 'open')
    return { socket, told, heard: 0 }
  }
  const people: Record<string, Awaited<ReturnType<typeof open>>> = { host: await open(), child: await open() }
  const [child = made.host] = made.seats
  const facts: Record<string, string> = { roomId: made.room.id, roomCode: made.room.code }
  for (const [who, { id, nickname, token }] of Object.entries({ host: made.host, child }))
    Object.assign(facts, { [`${who}.id`]: id, [`${who}.nickname`]: nickname, [`${who}.token`]: token })
  const inThisRoom = (frame: object): { type: string } =>
    JSON.parse(JSON.stringify(frame).replaceAll(/"\$([\w.]+)"/g, (_, name: string) => `"${facts[name]}"`)) as {
      type: string
    }
  for (const step of former.session) {
    const person = people[step.who]
    if (person === undefined) throw new Error(`nobody is ${step.who}`)
    if ('sends' in step) {
      person.socket.send(JSON.stringify(inThisRoom(step.sends)))
      continue
    }
    const wanted = inThisRoom(step.hears)
    const find = () => person.told.findIndex(({ type }, at) => at >= person.heard && type === wanted.type)
    while (find() < 0)
      await once(person.socket, 'message', { signal: AbortSignal.timeout(8_000) }).catch(() => {
        throw new Error(`${step.who} was not told ${JSON.stringify(wanted)}`)
      })
    const at = find()
    expect(person.told[at]).toMatchObject(wanted)
    person.heard = at + 1
  }
}
