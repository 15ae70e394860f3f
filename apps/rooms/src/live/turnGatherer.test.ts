import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'

import { openTurnGatherer } from './turnGatherer.ts'

/** A stream that counts how often it is written to at once. */
function countWrites() {
  const stream = new PassThrough()
  const chunks: string[] = []
  stream._writev = (parts, done) => {
    chunks.push(parts.map(({ chunk }) => String(chunk)).join(''))
    done()
  }
  stream._write = (chunk, _, done) => {
    chunks.push(String(chunk))
    done()
  }
  return { stream, chunks }
}

test('6.9 what one turn writes to a socket goes out at once, in order, and the next turn by itself', () => {
  const ends: (() => void)[] = []
  const { hold } = openTurnGatherer((release) => ends.push(release))
  const [one, other] = [countWrites(), countWrites()]
  for (const text of ['a', 'b', 'c']) {
    for (const { stream } of [one, other]) {
      hold(stream)
      stream.write(text)
    }
  }
  expect([one.chunks, other.chunks, ends.length]).toEqual([[], [], 1])
  ends.shift()?.()
  expect([one.chunks, other.chunks]).toEqual([['abc'], ['abc']])
  hold(one.stream)
  one.stream.write('d')
  ends.shift()?.()
  expect([one.chunks, other.chunks]).toEqual([['abc', 'd'], ['abc']])
})

test('6.9 a turn with very much to say says it in parts', () => {
  const { hold } = openTurnGatherer(() => undefined)
  const { stream, chunks } = countWrites()
  for (let kilobytes = 0; kilobytes < 200; kilobytes += 10) {
    hold(stream)
    stream.write('x'.repeat(10_240))
  }
  expect(chunks.map(({ length }) => length)).toEqual([71_680, 71_680])
  expect(stream.writableLength).toBe(61_440)
})

test('6.9 a socket that is destroyed meanwhile harms no other', () => {
  const ends: (() => void)[] = []
  const { hold } = openTurnGatherer((release) => ends.push(release))
  const [gone, other] = [countWrites(), countWrites()]
  for (const { stream } of [gone, other]) {
    hold(stream)
    stream.write('a')
  }
  gone.stream.destroy()
  ends.shift()?.()
  expect(other.chunks).toEqual(['a'])
})
