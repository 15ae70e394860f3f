import type { Member } from '../sockets/openMember.ts'

/** The sockets of this process, by their seats' ids. */
export const members = new Map<string, Member>()

/** Lets all sockets go at once. */
export async function closeAll(_nothing: object): Promise<{ closed: number }> {
  const closed = members.size
  for (const { socket } of members.values()) socket.destroy()
  members.clear()
  return Promise.resolve({ closed })
}
