import { RoomHappened, roomChannel } from '@seraph/schema/rooms/bus'
import { ClientMessage } from '@seraph/schema/rooms/client'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { closeCodes, roomsVersion } from '@seraph/schema/rooms/version'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'

const shapesOf = (io: 'input' | 'output') =>
  [ClientMessage, ServerMessage, RoomHappened].map((shape) => z.toJSONSchema(shape, { io, unrepresentable: 'any' }))

// An addition that both sides take as given where the other leaves it out keeps the version: no open page has to be reloaded for it.
test('1.2 whoever changes a shape gives the protocol a new version', () => {
  const shapes = JSON.stringify([closeCodes, ...shapesOf('input'), ...shapesOf('output')])
  const hash = createHash('sha256').update(shapes).digest('hex').slice(0, 16)
  expect({ version: roomsVersion, hash }).toEqual({ version: 4, hash: 'a3825e8ae88487d6' })
})

test("a room's channel has a hash tag of its own", () => {
  expect(roomChannel('{seraph}', 'one').match(/{(.+?)}/)?.[1]).toBe('room:one')
})
