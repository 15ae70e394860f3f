import { z } from 'zod'

/** Redis' address; several, separated by commas, are nodes of one Redis Cluster, from which the others are found. */
export const RedisUrl = z
  .string()
  .refine(
    (text) => redisUrls(text).every(isRedisUrl),
    'must be redis://host:port, or several of these separated by commas',
  )

/** The addresses in a `RedisUrl`: one, or those of a cluster. */
export function redisUrls(text: string): string[] {
  return text.split(',').map((url) => url.trim())
}

function isRedisUrl(text: string): boolean {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)
}
