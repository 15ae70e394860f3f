import { roomsFloor, roomsVersion } from '@seraph/schema/rooms/version'

type Line = { socket: WebSocket; heard: readonly unknown[] }

let early: (Line & { hear: (event: MessageEvent<unknown>) => void }) | undefined

/** Opens a socket to the live channel of this site, secure where the page is. */
function openSocket(): WebSocket {
  const versions = `version=${roomsVersion}&floor=${roomsFloor}`
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws?${versions}`)
}

/** A line to the live channel that is opened while the libraries are still on their way, so that it is there when they are. */
export const earlyLine = {
  open(): void {
    const heard: unknown[] = []
    const hear = ({ data }: MessageEvent<unknown>) => void heard.push(data)
    const socket = openSocket()
    socket.addEventListener('message', hear)
    early = { socket, heard, hear }
  },

  /** The early line, once and if it is alive, with what it has heard till now; else a new one. */
  take(): Line {
    const line = early
    early = undefined
    line?.socket.removeEventListener('message', line.hear)
    return line !== undefined && line.socket.readyState <= WebSocket.OPEN ? line : { socket: openSocket(), heard: [] }
  },
}
