import type { EventRoom } from '@seraph/schema/http/events/eventRoom'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { showCare } from '../../../ui/dialogs/careStore.ts'
import { answerLine, noteLine, unsentAt } from './late/lineStore.ts'
import { keepDraft } from './teamCalls.ts'
import type { TeamSeat } from './teamSeat.ts'

/** How soon after a key what was written is sent; one draft is under way at a time. */
const draftEveryMs = 400

/**
 * The scribe's sheet of the question at hand: what is written, kept as it is
 * typed. `state`: whether the last of it is kept, on its way, or came after
 * the lock and doesn't count, of which `LateLines` tells wherever the event has
 * come to (rule 231).
 */
export function useSheet(seat: TeamSeat, room: EventRoom) {
  const own = room.sheets.find(({ teamId }) => teamId === room.own?.teamId)
  const { question } = room
  const place = { roomId: room.id, teamId: room.own?.teamId ?? '', seatId: room.own?.seatId ?? '', question }
  // What was written while the line was away comes back with a page that was loaded again, and is sent.
  const [unsent] = useState(() => unsentAt(place))
  const [sheet, setSheet] = useState({ question, text: unsent ?? own?.answer ?? '' })
  const sent = useRef({ question, text: own?.answer ?? '', number: own?.draftNumber ?? 0 })
  const isSending = useRef(false)
  const [state, setState] = useState<'kept' | 'sending' | 'late'>(unsent === undefined ? 'kept' : 'sending')
  const text = sheet.question === question ? sheet.text : (own?.answer ?? '')

  const send = useEffectEvent(async () => {
    if (isSending.current || room.own?.isScribe !== true) return
    if (sheet.question !== question) return
    if (sent.current.question !== question) sent.current = { question, text: '', number: own?.draftNumber ?? 0 }
    if (sheet.text === sent.current.text && unsentAt(place) === undefined) return
    isSending.current = true
    const draft = {
      question,
      answer: sheet.text,
      draftNumber: Math.max(sent.current.number, own?.draftNumber ?? 0) + 1,
    }
    try {
      const { isKept, counts = '', care } = await keepDraft(seat, draft)
      showCare(care)
      answerLine(place, { text: draft.answer, isKept, counts })
      sent.current = { question, text: draft.answer, number: draft.draftNumber }
      setState(isKept ? 'kept' : 'late')
    } catch {
      sent.current = { ...sent.current, number: draft.draftNumber }
      setState('sending')
    } finally {
      isSending.current = false
    }
  })
  const isOpen = room.phase === 'answer' || room.phase === 'locked'
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setInterval(() => void send(), draftEveryMs)
    return () => {
      clearInterval(timer)
      void send()
    }
  }, [isOpen])
  return {
    text,
    state,
    write: (next: string) => {
      setSheet({ question, text: next })
      noteLine(place, next)
      setState('sending')
    },
    flush: () => void send(),
  }
}
