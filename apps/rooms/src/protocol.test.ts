import { RoomHappened, roomChannel } from '@seraph/schema/rooms/bus'
import { ClientMessage } from '@seraph/schema/rooms/client'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { closeCodes, roomsVersion } from '@seraph/schema/rooms/version'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'

const shapesOf = (io: 'input' | 'output') =>
  [ClientMessage, ServerMessage, RoomHappened].map((shape) => z.toJSONSchema(shape, { io, unrepresentable: 'any' }))

test('1.2 whoever changes a shape gives the protocol a new version', () => {
  const shapes = JSON.stringify([closeCodes, ...shapesOf('input'), ...shapesOf('output')])
  const hash = createHash('sha256').update(shapes).digest('hex').slice(0, 16)
  expect({ version: roomsVersion, hash }).toEqual({ version: 1, hash: '2db7f6f22ecc4c0b' })
})

test("a room's channel has a hash tag of its own", () => {
  expect(roomChannel('{seraph}', 'one').match(/{(.+?)}/)?.[1]).toBe('room:one')
})
