import { joinStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import { ClientMessage } from '@seraph/schema/rooms/client'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { readFrame } from './seats/readFrame.ts'
import { specShapes } from './testing/specShapes.ts'

const apps = join(import.meta.dirname, '../..')
const places = ['rooms/src/**/*.test.ts', 'worker/src/processors/**/*.test.ts', 'api/src/routes/studyRooms/*.test.ts']

/** A title may name several rules: '5.3 and 5.4 …'. */
const numbered = /['"`](\d+\.\d+(?: and \d+\.\d+)*) /g

const spec = readFileSync(join(apps, 'rooms/SPEC.md'), 'utf8')

test('11.1 to 11.5 say what the schema says; `vitest -u` writes them anew', async () => {
  const anew = spec.replace(/### 11\.1 .*(?=\n\n## 12\.)/s, () => specShapes())
  await expect(anew).toMatchFileSnapshot('../SPEC.md')
})

test('each line of the exchange in 12 is read by the schema', () => {
  const [, exchange = ''] = /## 12\..*```text\n(.*?)```/s.exec(spec) ?? []
  const lines = exchange.split(/\n(?=[<>] )/).map((line) => line.replaceAll(/\n +/g, ' ').trim())
  const said = lines.map((line) => ({ by: line[0], what: line.slice(2), json: /{.*}$/.exec(line)?.[0] }))
  const read = said.map(({ by, what, json = '{}' }) => {
    const value: unknown = JSON.parse(json)
    if (what.startsWith('POST')) return ['join call', joinStudyRoom.body.safeParse(value).success]
    if (what.startsWith('200')) return ['join reply', joinStudyRoom.reply.safeParse(value).success]
    if (!what.startsWith('{')) return [what, true]
    const shape = by === '>' ? ClientMessage : ServerMessage
    return [(value as { type: string }).type, shape.safeParse(value).success]
  })
  const blank = read.findIndex(([, isRead]) => isRead === false)
  expect(read[blank]?.[0]).toBe('submit_answer')
  expect(readFrame(said[blank]?.json)).toEqual({ complaint: JSON.parse(said[blank + 1]?.json ?? '') as unknown })
  expect(read.filter(([, isRead]) => isRead === false)).toHaveLength(1)
  expect(read.length).toBeGreaterThan(10)
})

test('every numbered rule of SPEC.md stands in the name of a test', () => {
  const rules = [...spec.matchAll(/^(\d+\.\d+) /gm)].map(([, rule]) => rule)
  const tests = places
    .flatMap((place) => globSync(place, { cwd: apps }))
    .map((file) => readFileSync(join(apps, file), 'utf8'))
  const proven = new Set(
    tests.flatMap((text) => [...text.matchAll(numbered)].flatMap(([, names]) => names?.split(' and '))),
  )
  expect(rules.length).toBeGreaterThan(40)
  expect(rules.filter((rule) => !proven.has(rule))).toEqual([])
})
