import { useCallback, useRef } from 'react'

import type { RoomClient } from '../line/roomClient.ts'

/** How often the host is told that somebody writes. */
const everyMs = 3_000

/** Tells the host that this child is writing, never what; called with every key. */
export function useTypingNote(client: RoomClient): () => void {
  const toldAt = useRef(-everyMs)
  return useCallback(() => {
    if (performance.now() - toldAt.current < everyMs) return
    if (client.send({ type: 'typing', roomId: client.session.roomId })) toldAt.current = performance.now()
  }, [client])
}
