import { useEffect, useEffectEvent, useState } from 'react'

import { roomToasts } from '../../messages/rooms.ts'
import { notePractice } from '../../saving/notes/practiceNoteStore.ts'
import { openPracticeTeller } from '../../saving/outbox/practiceTeller.ts'
import { showCare } from '../../ui/dialogs/careStore.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { reactTo } from './reactTo.ts'
import type { RoomClient, RoomNews } from './roomClient.ts'

const tellPractice = openPracticeTeller()

/** Tells people what happens in their room; `said` is the last sentence about the others. `onOver`: this member is no longer in it. */
export function useRoomNews(client: RoomClient, onOver: () => void): { said: string } {
  const [said, setSaid] = useState('')
  const hear = useEffectEvent((news: RoomNews) => {
    const { userId, isHost } = client.session
    if (news.kind === 'slow') showToast(roomToasts.evaluationSlow)
    if (news.kind === 'lapsed') showToast(roomToasts.hostOffline)
    if (news.kind === 'offline') showToast(roomToasts.connectionError)
    if (news.kind === 'ended' && news.reason === 'removed') onOver()
    if (news.kind === 'ended' && news.reason === 'room_ended') {
      showToast(roomToasts.sessionEnded)
      onOver()
    }
    if (news.kind !== 'message') return
    const { toast, say, care, counted, isOver } = reactTo(news.message, { userId, isHost, view: news.before })
    if (toast !== undefined) showToast(toast)
    if (care !== undefined) showCare(care)
    const practice = counted && tellPractice(userId, counted)
    if (practice !== undefined) notePractice(practice)
    if (say !== undefined) setSaid(say)
    if (isOver === true) onOver()
  })
  useEffect(() => client.listen(hear), [client])
  return { said }
}
