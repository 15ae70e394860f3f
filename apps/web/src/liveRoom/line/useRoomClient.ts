import { useEffect, useState, useSyncExternalStore } from 'react'

import { openAnswerStore } from '../answers/openAnswerStore.ts'
import { openRoomSocket } from './openRoomSocket.ts'
import { createRoomClient, type RoomClient, type RoomClientState } from './roomClient.ts'
import type { RoomSession } from './roomSession.ts'

/**
 * This member's room, for as long as the screen is shown. After sleep, when the network goes or comes back and when the page
 * is shown again the line is tried, since a dead one may look alive.
 */
export function useRoomClient(session: RoomSession): { client: RoomClient; state: RoomClientState } {
  const [client] = useState(() =>
    createRoomClient(session, { open: openRoomSocket, random: Math.random, store: openAnswerStore() }),
  )
  const state = useSyncExternalStore(client.subscribe, client.getState)
  useEffect(() => {
    client.start()
    const check = () => {
      if (document.visibilityState === 'visible') client.check()
    }
    addEventListener('online', check)
    addEventListener('offline', check)
    addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      removeEventListener('online', check)
      removeEventListener('offline', check)
      removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', check)
      client.stop()
    }
  }, [client])
  return { client, state }
}
