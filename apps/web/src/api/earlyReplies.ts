import { timeZoneHeader } from '@seraph/schema/http/headers'

import { timeZone } from '../language/timeZone.ts'
import { requestUrl } from './requestUrl.ts'

const replies = new Map<string, Promise<Response | undefined>>()

/**
 * Replies that were asked for while the libraries were still on their way. Each is taken once, and whoever finds none, or none that is
 * OK, asks by themselves.
 */
export const earlyReplies = {
  /** Sends a GET as `sendCall` would. */
  ask(path: string, query: Readonly<Record<string, string | undefined>>): void {
    const headers = { [timeZoneHeader]: timeZone() }
    const url = requestUrl(path, {}, query)
    replies.set(
      url,
      fetch(url, { headers, credentials: 'include' }).catch(() => undefined),
    )
  },

  async take(url: string): Promise<Response | undefined> {
    const reply = await replies.get(url)
    const isHere = replies.delete(url)
    return isHere && reply?.ok === true ? reply : undefined
  },

  /** What was asked without a season's name was of this one. */
  areOf(season: string): void {
    for (const [url, reply] of Array.from(replies)) {
      replies.delete(url)
      replies.set(`${url}${url.includes('?') ? '&' : '?'}season=${season}`, reply)
    }
  },

  /** Somebody else is here, or another season: nothing of it holds any more. */
  forget(): void {
    replies.clear()
  },
}
