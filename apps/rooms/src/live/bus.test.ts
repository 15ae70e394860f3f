import { RoomNews, roomChannel } from '@seraph/schema/rooms/bus'
import { openLog } from '@seraph/service/log/log'
import { isToldBy, publishRoom } from '@seraph/service/publishRoom'
import type { RedisClient } from '@seraph/service/redis/redis'
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'

const log = openLog({ name: 'rooms', level: 'silent', secrets: [], hasAddresses: false })

const typing = { roomId: randomUUID(), userId: randomUUID() }

function published(from: string | undefined): string {
  const publish = vi.fn((_channel: string, _text: string) => Promise.resolve(1))
  const redis = { publish } as unknown as RedisClient
  publishRoom({ redis, prefix: 'p', log, ...(from !== undefined && { from }) }, { typing })
  expect(publish.mock.calls[0]?.[0]).toBe(roomChannel('p', typing.roomId))
  return publish.mock.calls[0]?.[1] ?? ''
}

test('a hub knows its own word again, and no other', () => {
  const [own, other] = [randomUUID(), randomUUID()]
  expect(isToldBy(own, published(own))).toBe(true)
  expect(isToldBy(own, published(other))).toBe(false)
  expect(isToldBy(own, published(undefined))).toBe(false)
})

test('whoever published it, it is read as the same news', () => {
  for (const from of [randomUUID(), undefined]) expect(RoomNews.parse(JSON.parse(published(from)))).toEqual({ typing })
})
