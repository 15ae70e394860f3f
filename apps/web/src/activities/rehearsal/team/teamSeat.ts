import { browserStorage } from '../../../api/browserStorage.ts'

/** What opens an event room: its host's, a member's, a grader's or a screen's token. */
export type TeamSeat = { roomId: string; token: string }

const key = 'eventSeat'
const leftKey = 'eventSeatLeft'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const secret = /^[\w-]{20,100}$/

/** The seat that an address carries behind its `#`, where no server and no log reads it; undefined without one. */
export function seatOfHash(hash: string): TeamSeat | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  return checked({ roomId: given.get('room'), token: given.get('token') })
}

/** The address that opens a seat. */
export const hashOfSeat = ({ roomId, token }: TeamSeat): string => `#room=${roomId}&token=${token}`

/** The seat that this tab, or else this browser, holds. */
export const readTeamSeat = (): TeamSeat | undefined => readAt(key)

function readAt(name: string): TeamSeat | undefined {
  for (const storage of storages()) {
    try {
      const seat = checked(JSON.parse(storage.getItem(name) ?? 'null'))
      if (seat !== undefined) return seat
    } catch {
      storage.removeItem(name)
    }
  }
  return undefined
}

export function writeTeamSeat(seat: TeamSeat): void {
  for (const storage of storages()) storage.setItem(key, JSON.stringify(seat))
}

/** Leaves the seat's screen; its token is kept, since whoever plays by a code alone comes back by it. */
export function leaveTeamSeat(): void {
  for (const storage of storages()) {
    const seat = storage.getItem(key)
    if (seat !== null) storage.setItem(leftKey, seat)
    storage.removeItem(key)
  }
}

/** The seat that was left last. */
export const readLeftSeat = (): TeamSeat | undefined => readAt(leftKey)

/** A tab's own first, so that a host and a member may use one browser. */
function storages() {
  try {
    return [sessionStorage, browserStorage]
  } catch {
    return [browserStorage]
  }
}

function checked(value: unknown): TeamSeat | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { roomId, token } = value as Partial<Record<keyof TeamSeat, unknown>>
  if (typeof roomId !== 'string' || !uuid.test(roomId)) return undefined
  return typeof token === 'string' && secret.test(token) ? { roomId, token } : undefined
}
