import { expect, test } from 'vitest'

import { RedisUrl, redisUrls } from './redisUrl.ts'

test('one address, or those of a cluster', () => {
  expect(redisUrls(RedisUrl.parse('redis://redis:6379'))).toEqual(['redis://redis:6379'])
  expect(redisUrls(RedisUrl.parse('rediss://:secret@a:6379, rediss://b:6379'))).toEqual([
    'rediss://:secret@a:6379',
    'rediss://b:6379',
  ])
})

test.each(['', 'redis', 'http://redis:6379', 'redis://a:6379,', 'redis://a:1,b:2'])('%j is refused', (text) => {
  expect(RedisUrl.safeParse(text).success).toBe(false)
})
