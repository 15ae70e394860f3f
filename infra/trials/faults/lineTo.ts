import { roomsVersion } from '@seraph/schema/rooms/version'
import type { OpenSocket } from '@seraph/web/liveRoom/line/roomSocket'
import { WebSocket } from 'ws'

/** How a member's lines are opened, each to the next hub, and what a network does to them. */
export type Line = {
  open: OpenSocket
  closes: number[]
  /** Cuts the line without a word, as a network does. */
  cut: () => void
  /** As long as it is false every line that it opens is lost at once. */
  setOnline: (isOnline: boolean) => void
}

/** Where nobody listens. */
const nowhere = 'http://127.0.0.1:1'

/** `addresses`: where the hubs are now; each line goes to the next, from `turn` on. */
export function lineTo(
  addresses: () => readonly string[],
  { turn: first, cookie }: { turn: number; cookie?: string | undefined },
): Line {
  const closes: number[] = []
  let turn = first
  let isOnline = true
  let socket: WebSocket | undefined
  return {
    closes,
    open(hear) {
      const known = addresses()
      // A hub that is down has no address: its line is lost like any other.
      const address = (isOnline && known[turn++ % known.length]) || nowhere
      const url = new URL(`/ws?version=${roomsVersion}`, address.replace('http', 'ws'))
      const headers = cookie === undefined ? {} : { cookie }
      const own = new WebSocket(url, { origin: address, headers, perMessageDeflate: false })
      socket = own
      own.on('message', (data: Buffer) => hear.onMessage(data.toString()))
      own.on('error', () => undefined)
      own.on('close', (code) => {
        closes.push(code)
        hear.onClose(code)
      })
      return {
        send: (text: string) => {
          if (own.readyState === WebSocket.OPEN) own.send(text)
        },
        close: () => own.close(),
      }
    },
    cut: () => socket?.terminate(),
    setOnline(next) {
      isOnline = next
    },
  }
}
