/**
 * Whether a request that changes something, or a socket's upgrade, comes from our own page (ruling 16): its `Origin` names the
 * request's own host or the public address. `Origin: null` is foreign. Without `Origin` only callers that are no browsers
 * remain; `isRequired` refuses those too, as sockets do.
 */
export function isOwnOrigin(request: {
  origin: string | undefined
  host: string | undefined
  publicUrl: string | undefined
  isRequired: boolean
}): boolean {
  if (request.origin === undefined) return !request.isRequired
  if (!URL.canParse(request.origin)) return false
  const { host, origin } = new URL(request.origin)
  if (request.publicUrl !== undefined && new URL(request.publicUrl).origin === origin) return true
  return host !== '' && host === request.host
}
