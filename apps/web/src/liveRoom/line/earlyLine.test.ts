import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { earlyLine } from './earlyLine.ts'
import { openRoomSocket } from './openRoomSocket.ts'

const opened: FakeSocket[] = []

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 1
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    opened.push(this)
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  opened.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'https://seraph.example' })
})
afterEach(() => {
  earlyLine.take()
  vi.unstubAllGlobals()
})

const listen = () => {
  const heard: unknown[] = []
  openRoomSocket({ onMessage: (data) => heard.push(data), onClose: () => undefined })
  return heard
}

test('what an early line has heard is told to whoever takes it, before what comes then', async () => {
  earlyLine.open()
  opened[0]?.hear('connected')
  const heard = listen()
  expect(heard).toEqual([])
  await Promise.resolve()
  opened[0]?.hear('next')
  expect(heard).toEqual(['connected', 'next'])
  expect(opened.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^wss:\/\/seraph\.example\/ws\?version=\d+&floor=\d+$/),
  ])
})

test('it is taken once', async () => {
  earlyLine.open()
  listen()
  const heard = listen()
  opened[0]?.hear('of the first')
  await Promise.resolve()
  expect(heard).toEqual([])
  expect(opened).toHaveLength(2)
})

test('one that has been closed meanwhile is left for a new one', async () => {
  earlyLine.open()
  const [early] = opened
  early?.hear('connected')
  if (early !== undefined) early.readyState = 3
  const heard = listen()
  await Promise.resolve()
  expect(heard).toEqual([])
  expect(opened).toHaveLength(2)
})
