import { expect, test } from 'vitest'

import { memoryStorage } from '../../api/browserStorage.ts'
import { clearRoomSession, readRoomSession, writeRoomSession } from './roomSession.ts'
import { roomId, userId } from '../testing/roomSnapshot.ts'

const session = { userId, nickname: 'MO1A', isHost: false, roomCode: '1234', roomId, token: 'token' }
const other = { ...session, userId: '00000000-0000-4000-8000-00000000000f', isHost: true }

test('a tab has its own seat, a new tab the last one of the browser', () => {
  const [browser, hostTab, newTab] = [memoryStorage(), memoryStorage(), memoryStorage()]
  writeRoomSession(other, [hostTab, browser])
  writeRoomSession(session, [memoryStorage(), browser])
  expect(readRoomSession([hostTab, browser])).toEqual(other)
  expect(readRoomSession([newTab, browser])).toEqual(session)
})

test('leaving forgets this seat alone', () => {
  const [browser, tab] = [memoryStorage(), memoryStorage()]
  writeRoomSession(other, [tab])
  writeRoomSession(session, [browser])
  clearRoomSession(other, [tab, browser])
  expect(readRoomSession([tab])).toBeUndefined()
  expect(readRoomSession([browser])).toEqual(session)
})

test('what can’t be read is removed', () => {
  const storage = memoryStorage()
  storage.setItem('studyRoomSession', '{"userId":')
  expect(readRoomSession([storage])).toBeUndefined()
  expect(storage.getItem('studyRoomSession')).toBeNull()
})
