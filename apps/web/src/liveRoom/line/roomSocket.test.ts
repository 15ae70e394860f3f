import { closeCodes } from '@seraph/schema/rooms/version'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { patienceMs } from './roomSocket.ts'
import { roomId } from '../testing/roomSnapshot.ts'
import { startLine } from '../testing/startLine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the join message waits for the greeting, and names the last version on a line opened again', () => {
  const line = startLine()
  expect(line.sent()).toEqual([])
  line.greet()
  expect(line.sent()).toMatchObject([{ type: 'join_room', roomCode: '1234' }])
  expect(line.socket.send({ type: 'test' })).toBe(false)
  line.admit()
  expect(line.states).toEqual(['connecting', 'joined'])
  expect(line.socket.send({ type: 'test' })).toBe(true)
})

test.each([
  [0, 2_500],
  [0.5, 3_000],
  [0.999, 3_499],
])('a lost line is opened again after 3 s ± 0.5 s (random %d: %d ms)', (random, ms) => {
  const line = startLine({ random })
  line.greet()
  line.admit()
  line.close(1006)
  expect(line.states.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(ms - 1)
  expect(line.opened()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(line.opened()).toBe(2)
})

test('a hub that drains is left for another within a second', () => {
  const line = startLine({ random: 0.25 })
  line.greet()
  line.admit()
  line.close(closeCodes.draining)
  vi.advanceTimersByTime(250)
  expect(line.opened()).toBe(2)
})

test.each(['version_mismatch', 'taken_over', 'removed', 'room_ended'] as const)(
  'after %s nobody comes back',
  (reason) => {
    const line = startLine()
    line.greet()
    line.admit()
    line.close(closeCodes[reason])
    vi.advanceTimersByTime(60_000)
    line.socket.check()
    expect(line.opened()).toBe(1)
    expect(line.states.at(-1)).toBe('ended')
    expect(line.closeCode()).toBe(closeCodes[reason])
  },
)

test('"use here" opens an ended line again', () => {
  const line = startLine()
  line.greet()
  line.admit()
  line.close(closeCodes.taken_over)
  line.socket.start()
  line.greet()
  line.admit()
  expect(line.states.slice(-2)).toEqual(['reconnecting', 'joined'])
})

test('each heartbeat is answered, and a silent line is dropped', () => {
  const line = startLine({ random: 0.5 })
  line.greet()
  line.admit()
  line.say({ type: 'heartbeat', version: 1 })
  expect(line.sent().at(-1)).toEqual({ type: 'heartbeat' })
  vi.advanceTimersByTime(patienceMs.silence)
  expect(line.states.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(3_000)
  expect(line.opened()).toBe(2)
})

test('a line that never greets is given up', () => {
  const line = startLine({ random: 0.5 })
  vi.advanceTimersByTime(patienceMs.connected + 3_000)
  expect(line.opened()).toBe(2)
})

test('after sleep a test without an answer opens a new line at once; with one nothing happens', () => {
  const line = startLine()
  line.greet()
  line.admit()
  line.socket.check()
  line.say({ type: 'test_response', at: new Date(0).toISOString(), version: 1 })
  vi.advanceTimersByTime(patienceMs.test)
  expect(line.opened()).toBe(1)
  line.socket.check()
  vi.advanceTimersByTime(patienceMs.test)
  expect(line.opened()).toBe(2)
})

test('a line that waits to be opened again is opened at once when the network is back', () => {
  const line = startLine()
  line.greet()
  line.admit()
  line.close(1006)
  line.socket.check()
  expect(line.opened()).toBe(2)
  vi.advanceTimersByTime(4_000)
  expect(line.opened()).toBe(2)
})

test('what an old line still says is not heard', () => {
  const line = startLine()
  line.greet()
  line.admit()
  line.socket.stop()
  const heard = line.heard.length
  line.say({ type: 'heartbeat' })
  line.close(1006)
  vi.advanceTimersByTime(60_000)
  expect(line.heard).toHaveLength(heard)
  expect(line.opened()).toBe(1)
})

test('a seat that a busy hub could not give is asked for again on the same line', () => {
  const line = startLine()
  line.greet()
  line.say({ type: 'error', code: 'unavailable', message: 'busy' })
  vi.advanceTimersByTime(patienceMs.join)
  expect(line.sent().map((one) => (one as { type: string }).type)).toEqual(['join_room', 'join_room'])
  expect(line.opened()).toBe(1)
})

test('rule 219: a message that came after what was agreed on with the hub isn’t sent to it', () => {
  const line = startLine({ protocol: { clientSince: { typing: 5 } } })
  const typing = { type: 'typing', roomId } as const
  for (const [version, isSent] of [
    [4, false],
    [5, true],
  ] as const) {
    line.say({ type: 'connected', version, heartbeatSeconds: 15, isSignedIn: false })
    line.admit()
    expect(line.socket.send(typing)).toBe(isSent)
    expect(line.sent().some((one) => (one as { type: string }).type === 'typing')).toBe(isSent)
    expect(line.socket.send({ type: 'resync', roomId, version: 1 })).toBe(true)
  }
})

test('rule 219: what the page doesn’t know is not heard, and the line goes on', () => {
  const line = startLine()
  line.greet()
  line.admit()
  const heard = line.heard.length
  line.say({ type: 'cheered', roomId, version: 2 } as never)
  line.say({ type: 'heartbeat', version: 2 })
  expect(line.heard.slice(heard)).toEqual([{ type: 'heartbeat', version: 2 }])
  expect(line.states.at(-1)).toBe('joined')
})
