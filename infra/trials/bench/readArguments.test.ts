import { expect, test } from 'vitest'

import { describeScenarios, readArguments } from './readArguments.ts'
import type { Scenario } from './scenario.ts'

const run = (): never => {
  throw new Error('not here')
}
const rooms: Scenario = { name: 'rooms', about: 'answers in rooms', sizes: { hubs: 2, participants: 1_000 }, run }
const season: Scenario = { name: 'season', about: 'a season', sizes: { players: 100_000 }, isOnDemand: true, run }
const all = [rooms, season]

test('without a name all run but those on demand; a name runs one, with its own sizes', () => {
  expect(readArguments([], all)).toEqual({ kind: 'run', scenarios: [rooms], sizes: {}, isQuick: false })
  expect(readArguments(['season', '--quick'], all)).toMatchObject({ scenarios: [season], isQuick: true })
  const asked = readArguments(['rooms', '--hubs=2', '--participants=1000', '--runs=5'], all)
  expect(asked).toMatchObject({ scenarios: [rooms], sizes: { hubs: 2, participants: 1_000, runs: 5 } })
})

test('sizes may follow their names', () => {
  expect(readArguments(['rooms', '--hubs', '3', '--quick'], all)).toMatchObject({ sizes: { hubs: 3 }, isQuick: true })
  expect(readArguments(['--seconds', '2'], all)).toMatchObject({ sizes: { seconds: 2 }, scenarios: [rooms] })
})

test('what is unknown is refused by name', () => {
  expect(() => readArguments(['room'], all)).toThrow('"room"')
  expect(() => readArguments(['rooms', '--players', '3'], all)).toThrow('--players is no size of rooms')
  expect(() => readArguments(['rooms', '--hubs', 'two'], all)).toThrow('--hubs takes a number')
  expect(() => readArguments(['rooms', '--hubs'], all)).toThrow('--hubs takes a number')
})

test('the help lists every scenario with its sizes', () => {
  expect(readArguments(['--help'], all)).toEqual({ kind: 'help' })
  expect(readArguments(['table'], all)).toEqual({ kind: 'table' })
  expect(describeScenarios(all)).toMatch(/rooms .*answers[^]*--participants 1000[^]*season .*on demand/)
})
