import { randomUUID } from 'node:crypto'

import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    redisUrl: string
  }
}

/** The test run's Redis, with a key and channel prefix that no other test uses. */
export function testRedis(): { url: string; prefix: string } {
  return { url: inject('redisUrl'), prefix: `{test-${randomUUID()}}` }
}
