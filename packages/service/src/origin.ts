/**
 * Whether a request that changes something, or a socket's upgrade, comes from our own page (rule 16): its `Origin` names the
 * request's own scheme and host, or the public address. `Origin: null` is foreign. Without `Origin` only callers that are no browsers
 * remain; `isRequired` refuses those too, as sockets do.
 */
export function isOwnOrigin(request: {
  origin: string | undefined
  /** `http` or `https`, as the browser asked: told by a trusted proxy where one is before us. */
  protocol: string
  host: string | undefined
  publicUrl: string | undefined
  isRequired: boolean
}): boolean {
  if (request.origin === undefined) return !request.isRequired
  if (!URL.canParse(request.origin)) return false
  const { protocol, host, origin } = new URL(request.origin)
  if (request.publicUrl !== undefined && new URL(request.publicUrl).origin === origin) return true
  return host !== '' && host === request.host && protocol === `${request.protocol}:`
}
