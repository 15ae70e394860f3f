import { stoodInPlace } from '@seraph/domain/event/stoodInPlace'
import type { EventRoom } from '@seraph/schema/http/events/eventRoom'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { codeOf } from '../../../api/apiError.ts'
import { openRoomSocket } from '../../../liveRoom/line/openRoomSocket.ts'
import { createRoomSocket, type LineState } from '../../../liveRoom/line/roomSocket.ts'
import { endPhase, loadEvent } from './teamCalls.ts'
import type { TeamSeat } from './teamSeat.ts'

/** How often the room is asked for while the live line is away, and where teams write notes, of which it says nothing. */
const pollMs = 3_000
/**
 * When the host's page, and a hall's screen, say that the time is over, after the
 * quarter of a second that late sheets have; the others wait whether they do.
 */
const firstToSayMs = { host: 350, screen: 600 }
const otherwiseMs = 1_000

/**
 * An event room as this seat may see it, kept up to date by the live channel, and
 * by asking where that is away. `endsAt`: when the sheets close or the break is
 * over, or a phase that the server's clock ends, by `performance.now()`, which no change of the device's clock moves.
 */
export function useTeamEvent(seat: TeamSeat, onLost: () => void) {
  const [stand, setStand] = useState<{ room: EventRoom; endsAt: number | undefined }>()
  const [error, setError] = useState<unknown>()
  const [line, setLine] = useState<LineState>('connecting')
  const version = useRef(0)
  const lose = useEffectEvent(onLost)

  const takeStand = useCallback((room: EventRoom, tookMs: number) => {
    if (room.version < version.current) return
    version.current = room.version
    const endsAt = room.leftMs === null ? undefined : performance.now() + room.leftMs - tookMs
    setError(undefined)
    setStand({ room, endsAt })
  }, [])
  // Given to calls that hand over more than the room: nothing of that may be taken for a time.
  const take = useCallback((room: EventRoom) => takeStand(room, 0), [takeStand])
  const refresh = useCallback(async () => {
    const from = performance.now()
    try {
      const room = await loadEvent(seat)
      takeStand(room, performance.now() - from)
    } catch (failure) {
      if (codeOf(failure) === 'not_in_room') version.current = -1
      setError(failure)
    }
  }, [seat, takeStand])
  const isLost = error !== undefined && codeOf(error) === 'not_in_room'
  useEffect(() => {
    if (isLost) lose()
  }, [isLost])

  const hear = useEffectEvent((message: ServerMessage) => {
    if (message.type !== 'heartbeat' && message.type !== 'event_stood') return
    if ((message.version ?? 0) <= version.current) return
    if (message.type === 'event_stood') {
      const moved = stand && stoodInPlace(stand.room, message)
      if (moved !== undefined) {
        takeStand(moved, 0)
        return
      }
      // The clock starts with the message; what else is new is asked for, not by a whole hall at once.
      setStand((known) =>
        known?.room.question === message.question && (message.phase === 'answer' || message.phase === 'locked')
          ? {
              room: { ...known.room, phase: message.phase },
              endsAt: message.leftMs === null ? undefined : performance.now() + message.leftMs,
            }
          : known,
      )
    }
    const role = stand?.room.role
    setTimeout(() => void refresh(), role === 'member' ? Math.random() * 200 : 0)
  })
  useEffect(() => {
    const socket = createRoomSocket({
      open: openRoomSocket,
      random: Math.random,
      joinMessage: () => ({ type: 'follow_event', ...seat }),
      onMessage: (message) => hear(message),
      onState: setLine,
    })
    const check = () => {
      if (document.visibilityState === 'visible') {
        socket.check()
        void refresh()
      }
    }
    const first = setTimeout(() => void refresh(), 0)
    socket.start()
    document.addEventListener('visibilitychange', check)
    addEventListener('online', check)
    return () => {
      clearTimeout(first)
      document.removeEventListener('visibilitychange', check)
      removeEventListener('online', check)
      socket.stop()
    }
  }, [seat, refresh])
  const room = stand?.room
  const asks = line !== 'joined' || room?.hasNotes === true
  useEffect(() => {
    if (!asks) return undefined
    const timer = setInterval(() => void refresh(), pollMs)
    return () => clearInterval(timer)
  }, [asks, refresh])

  const endsAt = stand?.endsAt
  const { phase, question, role } = room ?? {}
  const endsByClock = phase === 'answer' || phase === 'locked' || room?.runs === true
  useEffect(() => {
    if (!endsByClock || endsAt === undefined || question === undefined || phase === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    const end = () =>
      void endPhase(seat, { question, phase })
        .then(({ isClosed }) => {
          if (!isClosed) timer = setTimeout(end, 500)
          return refresh()
        })
        .catch(() => {
          timer = setTimeout(end, 2_000)
        })
    const afterMs =
      role === 'host' || role === 'screen' ? firstToSayMs[role] : otherwiseMs + Math.random() * otherwiseMs
    timer = setTimeout(end, Math.max(0, endsAt - performance.now() + afterMs))
    return () => clearTimeout(timer)
  }, [endsByClock, endsAt, question, phase, role, seat, refresh])

  return { room, endsAt, error, isLive: line === 'joined', take, refresh }
}
