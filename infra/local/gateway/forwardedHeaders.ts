import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** What is said to the next hop alone, and what Node says by itself. */
const ofOneHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Headers without those of one hop. */
export function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.includes(name)))
}

/** The request's headers for an upstream, with who asked, for which host, by which scheme; what a stranger claims of that is dropped. */
export function forwardedHeaders(
  { headers, socket }: IncomingMessage,
  isTrustingForwarded: boolean,
): IncomingHttpHeaders {
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const earlier = isTrustingForwarded ? headers['x-forwarded-for'] : undefined
  const scheme = isTrustingForwarded ? headers['x-forwarded-proto'] : undefined
  return {
    ...withoutHop(headers),
    'x-forwarded-for': earlier === undefined ? peer : `${String(earlier)}, ${peer}`,
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': String(scheme ?? 'http'),
  }
}
