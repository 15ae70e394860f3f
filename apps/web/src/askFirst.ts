import { askedRound } from './activities/practice/round/askedRound.ts'
import { earlyReplies } from './api/earlyReplies.ts'
import { seasonName } from './api/seasonName.ts'
import { readOpenQuestion } from './liveRoom/answers/openQuestion.ts'
import { earlyLine } from './liveRoom/line/earlyLine.ts'
import { keptRoom } from './liveRoom/line/keptRoom.ts'
import { readRoomChapters } from './liveRoom/quiz/roomChapters.ts'
import { noteGuest } from './noteGuest.ts'
import { paths } from './paths.ts'
import { routeOf, screenAt } from './screenAt.ts'
import { readStoredPlayer } from './session/storedPlayer.ts'

/** Asks for what the screen of an address will want first, before the libraries that show it have come. */
export function askFirst({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const season = seasonName()
  const session = earlyReplies.ask('/api/session', {})
  // A round that the address names begins at once, without the note.
  if (search === '') noteGuest(session).catch(() => undefined)
  void earlyReplies.ask('/api/season', { season })
  const screen = screenAt[routeOf(pathname)]
  if (screen === 'home') {
    if (readStoredPlayer() === undefined) void earlyReplies.ask('/api/round', { of: 'mixed', size: '5', season })
    else void earlyReplies.ask('/api/today', { season })
  }
  const round = screen === 'practice' ? askedRound(new URLSearchParams(search)) : undefined
  if (round !== undefined) {
    const reply = earlyReplies.ask('/api/round', { ...round, season })
    import('./activities/practice/round/showRoundFirst.ts')
      .then(({ showRoundFirst }) => showRoundFirst(reply, session))
      .catch(() => undefined)
  }
  if (screen === 'crosswords') void earlyReplies.ask('/api/crosswords', { season })
  if (screen === 'studyRoom' && search === '') askRoomFirst(pathname)
}

/**
 * Opens the line to the room that this browser is in, where the address is of no other, asks for the questions of last time, and shows
 * the one that was to be answered.
 */
function askRoomFirst(pathname: string): void {
  const room = keptRoom()
  if (room === undefined || ![paths.studyRoom, `${paths.studyRoom}/${room.roomCode}`].includes(pathname)) return
  earlyLine.open()
  const open = readOpenQuestion(room.userId)
  if (open !== undefined) {
    import('./questions/showQuestionFirst.ts')
      .then(({ showQuestionFirst }) => showQuestionFirst({ ...open, note: 'Connecting to the room…' }))
      .catch(() => undefined)
  }
  const last = readRoomChapters()
  for (const chapter of last?.chapters ?? [])
    void earlyReplies.ask(`/api/questions/${chapter}`, { season: last?.season })
}
