import type { Endpoint, ReplyOf, WrittenBodyOf } from '@seraph/schema/http/endpoint'

/**
 * Somebody with a browser's cookies: calls an endpoint and returns its reply. `params` stand in its path, `headers` go with the call.
 * Throws what the api says where it refuses.
 */
export type Caller = {
  call: <const E extends Endpoint>(
    endpoint: E,
    body?: WrittenBodyOf<E>,
    more?: { params?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> },
  ) => Promise<ReplyOf<E>>
  /** The cookies as a browser sends them. */
  cookie: () => string
}

/** Opens a caller of the api at `apiUrl`, who has no cookies yet. */
export function openCaller(apiUrl: string): Caller {
  const cookies = new Map<string, string>()
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    async call(endpoint, body, { params = {}, headers = {} } = {}) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
      const reply = await fetch(apiUrl + path, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', origin: apiUrl, cookie: cookie(), ...headers },
        ...(endpoint.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      for (const set of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=', 2)
        cookies.set(name, value)
      }
      if (!reply.ok) throw new Error(`${endpoint.method} ${path}: ${await reply.text()}`)
      return endpoint.reply.parse(await reply.json()) as ReplyOf<typeof endpoint>
    },
  }
}
