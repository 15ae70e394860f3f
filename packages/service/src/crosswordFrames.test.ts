import { expect, test } from 'vitest'

import { originsOf, readCrosswordFrames } from './crosswordFrames.ts'

test('chapters and their addresses are read, and each origin once', () => {
  const { frames, wrong } = readCrosswordFrames(
    ' 6=https://b.example/embed?p=1&x=2\n12=http://a.example:8080/x  7=https://b.example/7 ',
  )
  expect([...frames]).toEqual([
    [6, 'https://b.example/embed?p=1&x=2'],
    [12, 'http://a.example:8080/x'],
    [7, 'https://b.example/7'],
  ])
  expect(wrong).toEqual([])
  expect(originsOf(frames)).toEqual(['http://a.example:8080', 'https://b.example'])
})

test('nothing set is nothing', () => {
  expect(readCrosswordFrames('')).toEqual({ frames: new Map(), wrong: [] })
})

test.each(['6', '6=example.org', '0=https://a.example', '6=javascript:alert(1)', '6=https://', 'https://a.example'])(
  'what is no chapter with an address is named: %s',
  (piece) => {
    expect(readCrosswordFrames(`1=https://a.example ${piece}`).wrong).toEqual([piece])
  },
)
