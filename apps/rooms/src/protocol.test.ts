import { RoomHappened, roomChannel } from '@seraph/schema/rooms/bus'
import { ClientMessage } from '@seraph/schema/rooms/client'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { protocolShapes } from '@seraph/schema/rooms/testing/protocolShapes'
import { closeCodes, roomsFloor, roomsVersion } from '@seraph/schema/rooms/version'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { listFrozenVersions, readFrozenProtocol } from './testing/frozenProtocol.ts'

const shapesOf = (io: 'input' | 'output') =>
  [ClientMessage, ServerMessage, RoomHappened].map((shape) => z.toJSONSchema(shape, { io, unrepresentable: 'any' }))

/** The hash of each version's shapes: a line more with each version, none is ever changed. */
const hashes: Record<number, string> = { 4: 'a3825e8ae88487d6', 5: '1f9a6ec714199830' }

test('1.2 a shape has changed: raise `roomsVersion`, add its hash here, and keep its data with `npm run protocol`', () => {
  const shapes = JSON.stringify([closeCodes, ...shapesOf('input'), ...shapesOf('output')])
  const hash = createHash('sha256').update(shapes).digest('hex').slice(0, 16)
  expect({ version: roomsVersion, hash }).toEqual({ version: roomsVersion, hash: hashes[roomsVersion] })
})

test('1.2 every version from the floor on is kept as data, the current one as it is', () => {
  const spoken = Array.from({ length: roomsVersion - roomsFloor + 1 }, (_, at) => roomsFloor + at)
  expect(listFrozenVersions().filter((version) => version >= roomsFloor)).toEqual(spoken)
  expect(Object.keys(hashes).map(Number)).toEqual(expect.arrayContaining(spoken))
  expect(readFrozenProtocol(roomsVersion).shapes).toEqual(JSON.parse(JSON.stringify(protocolShapes())))
})

test("a room's channel has a hash tag of its own", () => {
  expect(roomChannel('{seraph}', 'one').match(/{(.+?)}/)?.[1]).toBe('room:one')
})
