import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Sent = { body?: unknown; headers?: Record<string, string> }

/** What a page's calls look like to the api: same origin, cookies kept from one reply to the next request. */
export type Browser = {
  cookies: Map<string, string>
  get: (url: string, sent?: Sent) => Promise<LightMyRequestResponse>
  post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  patch: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
}

/** A browser with no cookies yet, at an `address` (as the api sees it). */
export function makeBrowser(app: FastifyInstance, address = '10.0.0.1'): Browser {
  const cookies = new Map<string, string>()
  const send = async (method: 'GET' | 'POST' | 'PATCH', url: string, { body, headers }: Sent) => {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { host: 'seraph.test', origin: 'http://seraph.test', ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
  return {
    cookies,
    get: (url, sent = {}) => send('GET', url, sent),
    post: (url, body, headers) => send('POST', url, { body, ...(headers && { headers }) }),
    patch: (url, body, headers) => send('PATCH', url, { body, ...(headers && { headers }) }),
  }
}
