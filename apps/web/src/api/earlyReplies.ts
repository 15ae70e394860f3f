import { timeZoneHeader } from '@seraph/schema/http/headers'

import { timeZone } from '../language/timeZone.ts'
import { requestUrl } from './requestUrl.ts'

const replies = new Map<string, Promise<Response | undefined>>()

/** What nobody has taken so long after it came was asked for in vain, and would be old. */
const lastingMs = 30_000

/**
 * Replies that were asked for while the libraries were still on their way. Each is taken once, and whoever finds none, or none that is
 * OK, asks by themselves.
 */
export const earlyReplies = {
  /** Sends a GET as `sendCall` would; what comes of it may be looked at here, and its body is for whoever takes it. */
  ask(path: string, query: Readonly<Record<string, string | undefined>>): Promise<Response | undefined> {
    const headers = { [timeZoneHeader]: timeZone() }
    const url = requestUrl(path, {}, query)
    const reply = fetch(url, { headers, credentials: 'include' })
      .catch(() => undefined)
      .finally(() => setTimeout(() => this.forget(), lastingMs))
    replies.set(url, reply)
    return reply
  },

  async take(url: string): Promise<Response | undefined> {
    const reply = await replies.get(url)
    const isHere = replies.delete(url)
    return isHere && reply?.ok === true ? reply : undefined
  },

  /** What was asked without a season's name was of this one. */
  areOf(season: string): void {
    for (const [url, reply] of Array.from(replies)) {
      if (/[?&]season=/.test(url)) continue
      replies.delete(url)
      replies.set(`${url}${url.includes('?') ? '&' : '?'}season=${season}`, reply)
    }
  },

  /** Somebody else is here, or another season: nothing of it holds any more. */
  forget(): void {
    replies.clear()
  },
}
