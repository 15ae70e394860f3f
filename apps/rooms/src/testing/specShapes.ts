import { loginCoach } from '@seraph/schema/http/coaches/coaches'
import type { Endpoint } from '@seraph/schema/http/endpoint'
import { getQuestions } from '@seraph/schema/http/questions'
import { getOwnRoomResult } from '@seraph/schema/http/rooms/roomResults'
import * as studyRooms from '@seraph/schema/http/rooms/studyRooms'
import { Room } from '@seraph/schema/rooms/room'
import { protocolShapes, shapeOf } from '@seraph/schema/rooms/testing/protocolShapes'
import type { JsonShape } from '@seraph/schema/rooms/testing/protocolShapes'
import type { z } from 'zod'

import { describeShape, fieldsOf } from './describeShape.ts'

/** The pages of SPEC.md that say every field: made of the schema, `vitest -u` writes them. */
export function specShapes(): string {
  const { client, server, closeCodes } = protocolShapes()
  const codes = Object.entries(closeCodes).map(([reason, code]) => `${code} ${reason}`)
  const names = Object.entries({ ...client.$defs, ...server.$defs }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    '### 11.1 What a client sends',
    block(listKinds(client)),
    '### 11.2 What a hub sends',
    block(listKinds(server)),
    '### 11.3 What stands in several messages',
    block(names.map(([name, shape]) => listOf(name, shape))),
    '### 11.4 Close codes',
    block([codes.join('\n')]),
    '### 11.5 REST calls',
    block([loginCoach, ...roomCalls, getOwnRoomResult, getQuestions].map(describeCall)),
  ].join('\n\n')
}

/** In the order of their paths. */
const roomCalls = Object.values(studyRooms).toSorted((a, b) =>
  `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
)

const block = (entries: string[]): string => ['```text', entries.join('\n'), '```'].join('\n')

function listKinds(side: JsonShape): string[] {
  const options = (side.oneOf ?? []).flatMap((option) => option.oneOf ?? [option])
  return options.map((option) => listOf(String(option.properties?.['type']?.const), option))
}

function listOf(name: string, shape: JsonShape): string {
  const fields = shape.properties === undefined ? [describeShape(shape)] : fieldsOf(shape)
  return [name, ...fields.filter((field) => !field.startsWith('type: "')).map((field) => wrap(`  ${field}`))].join('\n')
}

function describeCall({ method, path, isIdempotent, query, body, reply }: Endpoint): string {
  const lines = [...describeBody('query', query), ...describeBody('body', body), ...describeBody('reply', reply)]
  return [
    `${method} ${path}`,
    ...(isIdempotent === true ? ['  header idempotency-key?: UUID'] : []),
    ...lines.map((line) => wrap(`  ${line}`)),
  ].join('\n')
}

/** What a call's body or reply holds; one that has all fields of a room says so in a word. */
function describeBody(side: 'query' | 'body' | 'reply', shape: z.ZodType | undefined): string[] {
  if (shape === undefined) return []
  const { $ref, properties = {}, ...rest } = shapeOf(shape)
  if ($ref !== undefined) return [`${side} ${describeShape({ $ref })}`]
  const room = Object.keys(Room.shape)
  const isRoom = room.every((name) => name in properties)
  const own = Object.entries(properties).filter(([name]) => !isRoom || !room.includes(name))
  const fields = fieldsOf({ ...rest, properties: Object.fromEntries(own) })
  return [...(isRoom ? [`${side} all fields of Room`] : []), ...fields.map((field) => `${side} ${field}`)]
}

/** So many characters a line has at most. */
const width = 130

/** Breaks a line between two parts of a list; what follows stands further in. */
function wrap(line: string): string {
  if (line.length <= width) return line
  const at = Math.max(line.lastIndexOf(', ', width), line.lastIndexOf(' | ', width))
  return at < 8 ? line : `${line.slice(0, at + 1).trimEnd()}\n${wrap(`      ${line.slice(at + 1).trimStart()}`)}`
}
