import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

import { frameReader, textFrame } from './frames.ts'

/** A client's end of a WebSocket, as light as it goes: it is there to load a server, not to check it. */
export type LoadSocket = {
  /** Rejects where the server doesn't take the upgrade. */
  isOpen: Promise<void>
  send: (text: string) => void
  /** Reads nothing more until `resume`. */
  pause: () => void
  resume: () => void
  /** Bytes that have come so far. */
  received: () => number
  destroy: () => void
}

/** Opens one on 127.0.0.1. `onClose` is told the code, 1006 where there was none; not after `destroy`. */
export function openSocket(options: {
  port: number
  path: string
  headers: Record<string, string>
  onText: (payload: Buffer) => void
  onClose: (code: number) => void
}): LoadSocket {
  const socket = connect({ host: '127.0.0.1', port: options.port, noDelay: true })
  const opened = Promise.withResolvers<void>()
  opened.promise.catch(() => undefined)
  let head: string | undefined = ''
  let code = 1_006
  let isDropped = false
  const read = frameReader((opcode, payload) => {
    if (opcode === 1) options.onText(payload)
    else if (opcode === 9) socket.write(textFrame(payload.toString('latin1'), 10))
    else if (opcode === 8) {
      code = payload.length >= 2 ? payload.readUInt16BE(0) : 1_005
      socket.end(textFrame('', 8))
    }
  })
  const greet = (chunk: Buffer): void => {
    head += chunk.toString('latin1')
    const end = head?.indexOf('\r\n\r\n') ?? -1
    if (end < 0 || head === undefined) return
    if (!head.startsWith('HTTP/1.1 101')) {
      socket.destroy()
      return
    }
    const early = Buffer.from(head.slice(end + 4), 'latin1')
    head = undefined
    opened.resolve()
    if (early.length > 0) read(early)
  }
  socket.on('data', (chunk) => (head === undefined ? read(chunk) : greet(chunk)))
  socket.on('error', () => undefined)
  socket.once('close', () => {
    opened.reject(new Error('the socket was closed'))
    if (!isDropped) options.onClose(code)
  })
  socket.once('connect', () => {
    const headers = {
      host: `127.0.0.1:${options.port}`,
      origin: `http://127.0.0.1:${options.port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...options.headers,
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`GET ${options.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  })
  return {
    isOpen: opened.promise,
    send: (text) => void socket.write(textFrame(text)),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    received: () => socket.bytesRead,
    destroy() {
      isDropped = true
      socket.destroy()
    },
  }
}
