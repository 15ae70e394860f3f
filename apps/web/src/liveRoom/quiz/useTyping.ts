import { useEffect, useState } from 'react'

import type { RoomClient } from '../line/roomClient.ts'

/** A sign of writing holds a little longer than the next takes to come. */
const holdsMs = 5_000

/** Who is writing an answer now, for the host (SPEC of the live channel, 7.10). */
export function useTyping(client: RoomClient): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const tell = () => setTyping(new Set(timers.keys()))
    const stop = (userId: string) => {
      clearTimeout(timers.get(userId))
      if (timers.delete(userId)) tell()
    }
    const unlisten = client.listen((news) => {
      if (news.kind !== 'message') return
      const { message } = news
      if (message.type === 'score_updated') stop(message.userId)
      if (message.type !== 'participant_typing') return
      const { userId } = message
      clearTimeout(timers.get(userId))
      timers.set(
        userId,
        setTimeout(() => stop(userId), holdsMs),
      )
      tell()
    })
    return () => {
      unlisten()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [client])
  return typing
}
