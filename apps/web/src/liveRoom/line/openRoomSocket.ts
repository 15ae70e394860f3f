import { earlyLine } from './earlyLine.ts'
import type { OpenSocket } from './roomSocket.ts'

/** Opens the live channel of this site, or takes the line that was opened early. */
export const openRoomSocket: OpenSocket = ({ onMessage, onClose }) => {
  const { socket, heard } = earlyLine.take()
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
  socket.addEventListener('close', ({ code }) => onClose(code))
  // Whoever opens a line listens to it once it is in hand.
  queueMicrotask(() => heard.forEach(onMessage))
  return {
    send: (text) => {
      // What is sent on a line that is about to close is lost anyway; the queue sends it again.
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}
