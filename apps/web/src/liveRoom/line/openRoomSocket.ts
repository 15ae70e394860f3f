import { roomsFloor, roomsVersion } from '@seraph/schema/rooms/version'

import type { OpenSocket } from './roomSocket.ts'

/** Opens the live channel of this site, secure where the page is. */
export const openRoomSocket: OpenSocket = ({ onMessage, onClose }) => {
  const versions = `version=${roomsVersion}&floor=${roomsFloor}`
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws?${versions}`)
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
  socket.addEventListener('close', ({ code }) => onClose(code))
  return {
    send: (text) => {
      // What is sent on a line that is about to close is lost anyway; the queue sends it again.
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}
