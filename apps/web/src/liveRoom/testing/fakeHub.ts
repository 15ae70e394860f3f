import type { ServerMessage } from '@seraph/schema/rooms/server'

import type { OpenSocket } from '../line/roomSocket.ts'
import { roomJoined } from './roomSnapshot.ts'

/** A hub in a test's hands: what was sent to it, and what it says on the newest line. */
export function fakeHub() {
  const lines: { sent: unknown[]; hear: Parameters<OpenSocket>[0] }[] = []
  const open: OpenSocket = (hear) => {
    const line = { sent: [] as unknown[], hear }
    lines.push(line)
    return { send: (text) => void line.sent.push(JSON.parse(text)), close: () => undefined }
  }
  const say = (message: ServerMessage) => lines.at(-1)?.hear.onMessage(JSON.stringify(message))
  return {
    open,
    opened: () => lines.length,
    /** What the newest line was sent. */
    sent: () => lines.at(-1)?.sent ?? [],
    say,
    greet: () => say({ type: 'connected', version: 1, heartbeatSeconds: 15, isSignedIn: false }),
    admit: (change: Parameters<typeof roomJoined>[0] = {}) => say(roomJoined(change)),
    close: (code: number) => lines.at(-1)?.hear.onClose(code),
  }
}
