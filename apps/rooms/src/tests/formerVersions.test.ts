import { messageFor } from '@seraph/domain/rooms/events/messageFor'
import { applyServerMessage } from '@seraph/domain/rooms/events/roomView'
import { ClientMessage } from '@seraph/schema/rooms/client'
import { roomsProtocol } from '@seraph/schema/rooms/protocol'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { protocolShapes } from '@seraph/schema/rooms/testing/protocolShapes'
import type { JsonShape } from '@seraph/schema/rooms/testing/protocolShapes'
import { closeCodes, roomsFloor, roomsVersion } from '@seraph/schema/rooms/version'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { shapeArbitrary } from '../testing/shapeArbitrary.ts'
import { listFrozenVersions, readFrozenProtocol } from '../testing/frozenProtocol.ts'

const today = protocolShapes()

/** The kinds of message of a side, each with its shape. */
function kindsOf(side: JsonShape): Map<string, JsonShape> {
  const options = (side.oneOf ?? []).flatMap((option) => option.oneOf ?? [option])
  return new Map(options.map((option) => [String(option.properties?.['type']?.const), option]))
}
const valuesOf = (side: JsonShape, kind: JsonShape) => shapeArbitrary(kind, side.$defs)

const spoken = listFrozenVersions()
  .filter((version) => version >= roomsFloor)
  .map((version) => ({ version, ...readFrozenProtocol(version) }))

test.each(spoken)('1.2 today’s hub and page read each message of version $version', ({ shapes, examples }) => {
  const [client, server] = [examples.client, examples.server].map((side) => new Set(side.map(({ type }) => type)))
  expect(client).toEqual(new Set(kindsOf(shapes.client).keys()))
  expect(server).toEqual(new Set(kindsOf(shapes.server).keys()))
  for (const example of examples.client) expect(ClientMessage.parse(example)).toMatchObject(example)
  for (const example of examples.server) expect(ServerMessage.parse(example)).toMatchObject(example)
  expect(closeCodes).toMatchObject(shapes.closeCodes)
})

test.each(spoken)('1.2 a page makes a room of what a hub of version $version tells', ({ examples }) => {
  const told = examples.server.map((example) => ServerMessage.parse(example))
  const views = told.filter(({ type }) => type === 'room_joined').map((one) => applyServerMessage(undefined, one))
  expect(views[0]?.room.participants).toHaveLength(3)
  for (const message of told) expect(applyServerMessage(views[0], message)?.room.code).toBe('1234')
})

test.each(spoken)('1.2 whatever version $version lets a side say, today’s other side reads it', ({ shapes }) => {
  const sides = [
    [shapes.client, ClientMessage],
    [shapes.server, ServerMessage],
  ] as const
  for (const [side, reader] of sides)
    for (const [type, kind] of kindsOf(side))
      fc.assert(
        fc.property(valuesOf(side, kind), (said) => {
          expect({ type, ...reader.safeParse(said) }).toMatchObject({ type, success: true })
        }),
        { numRuns: 25 },
      )
})

test.each(spoken)('1.2 whatever today’s hub says to a page of version $version, it reads', ({ version, shapes }) => {
  const reader = z.fromJSONSchema(shapes.server as Parameters<typeof z.fromJSONSchema>[0])
  for (const [type, kind] of kindsOf(today.server))
    fc.assert(
      fc.property(valuesOf(today.server, kind), (said) => {
        const told = messageFor(version, ServerMessage.parse(said), roomsProtocol)
        if (told !== undefined) expect({ type, ...reader.safeParse(told) }).toMatchObject({ type, success: true })
      }),
      { numRuns: 25 },
    )
})

test.each(spoken)('1.2 what today’s page says to a hub of version $version, it reads', ({ version, shapes }) => {
  const reader = z.fromJSONSchema(shapes.client as Parameters<typeof z.fromJSONSchema>[0])
  for (const [type, kind] of kindsOf(today.client)) {
    const message = type as ClientMessage['type']
    if (version < (roomsProtocol.clientSince[message] ?? 0)) continue
    fc.assert(
      fc.property(valuesOf(today.client, kind), (said) => {
        expect({ type, ...reader.safeParse(said) }).toMatchObject({ type, success: true })
      }),
      { numRuns: 25 },
    )
  }
})

test('1.2 what came after the floor says with which version it came', () => {
  const sides = [
    ['client', roomsProtocol.clientSince],
    ['server', roomsProtocol.serverSince],
  ] as const
  for (const [side, since] of sides) {
    const first = [...kindsOf(today[side]).keys()].map((type) => {
      const version = spoken.find(({ shapes }) => kindsOf(shapes[side]).has(type))?.version ?? roomsVersion
      return [type, version] as const
    })
    expect(since).toEqual(Object.fromEntries(first.filter(([, version]) => version > roomsFloor)))
  }
})
