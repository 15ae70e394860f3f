import { z } from 'zod'

import '../../api/jitless.ts'
import { browserStorage, type TextStorage } from '../../api/browserStorage.ts'
import { keepOpenQuestion } from '../answers/openQuestion.ts'
import { roomSessionKey } from './roomSessionKey.ts'

/** What this browser keeps of the room that it is in (rule 132: user id, nickname, host flag, room code), and the seat's token. */
const RoomSession = z.object({
  userId: z.uuid(),
  nickname: z.string(),
  isHost: z.boolean(),
  roomCode: z.string(),
  roomId: z.uuid(),
  token: z.string(),
})
export type RoomSession = z.infer<typeof RoomSession>

/** A tab's own seat first, so that a host and a participant may use one browser; else the last one of this browser. */
export function readRoomSession(storages: readonly TextStorage[] = roomStorages()): RoomSession | undefined {
  for (const storage of storages) {
    const text = storage.getItem(roomSessionKey)
    if (text === null) continue
    const session = RoomSession.safeParse(readJson(text)).data
    if (session !== undefined) return session
    storage.removeItem(roomSessionKey)
  }
  return undefined
}

export function writeRoomSession(session: RoomSession, storages: readonly TextStorage[] = roomStorages()): void {
  for (const storage of storages) storage.setItem(roomSessionKey, JSON.stringify(session))
}

/** Forgets this seat wherever it is kept; another tab's seat stays. */
export function clearRoomSession(session: RoomSession, storages: readonly TextStorage[] = roomStorages()): void {
  keepOpenQuestion(session.userId, undefined)
  for (const storage of storages) {
    if (readRoomSession([storage])?.userId === session.userId) storage.removeItem(roomSessionKey)
  }
}

function roomStorages(): TextStorage[] {
  try {
    return [sessionStorage, browserStorage]
  } catch {
    return [browserStorage]
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
