import type { IncomingMessage } from 'node:http'

/** What `Connection` may name: what concerns one hop alone. Anything else would have a proxy drop what the request means. */
const mayBeNamed = new Set(['close', 'keep-alive', 'upgrade', 'te', 'http2-settings', ''])

/** Why a request can't be passed on, as a sentence; undefined where it can. Node's own parser has refused what it can't frame. */
export function refusalOf(request: IncomingMessage, isKnownHost: (host: string) => boolean): string | undefined {
  const { url = '', headers, headersDistinct } = request
  const hosts = headersDistinct['host'] ?? []
  const named = (headersDistinct['connection'] ?? []).flatMap((line) => line.split(',')).map((name) => name.trim())
  if (!url.startsWith('/')) return 'The request names no path.'
  if (hosts.length !== 1) return 'The request names no host.'
  if (named.some((name) => !mayBeNamed.has(name.toLowerCase()))) return 'Connection names what isn’t of one hop.'
  const { 'transfer-encoding': encoding } = headers
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') return 'The body’s encoding is not known.'
  if (!isKnownHost(hosts[0] ?? '')) return 'This name isn’t Seraph’s: whoever runs it sets PUBLIC_URL.'
  return undefined
}
