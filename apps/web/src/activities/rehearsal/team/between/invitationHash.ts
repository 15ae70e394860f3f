import type { InvitationKey } from '../teamCalls.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const secret = /^[\w-]{20,100}$/

/** The invitation that an address carries behind its `#`, where no server and no log reads it; undefined without one. */
export function invitationOfHash(hash: string): InvitationKey | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const [id, token] = [given.get('invitation') ?? '', given.get('token') ?? '']
  return uuid.test(id) && secret.test(token) ? { id, token } : undefined
}

/** The address behind the page by which another club's coach accepts. */
export const hashOfInvitation = ({ id, token }: InvitationKey): string => `#invitation=${id}&token=${token}`
