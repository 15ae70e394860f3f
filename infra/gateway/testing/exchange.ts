import { connect } from 'node:net'

/** How an intruder leaves: it waits for the replies, says that no more will come, or cuts the line. */
export type Ending = 'waits' | 'ends' | 'resets'

const silenceMs = 60
const pauseMs = 20

/** Sends the bytes of `parts`, each in a packet of its own, to a port of 127.0.0.1 and returns all that comes back until it leaves. */
export function exchange(port: number, parts: readonly string[], ending: Ending = 'waits'): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      socket.setTimeout(pauseMs)
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(heard))
    const send = ([part, ...others]: readonly string[]): void => {
      if (part !== undefined) socket.write(part, 'latin1', () => setImmediate(send, others))
      else if (ending === 'ends') socket.end()
      else if (ending === 'resets') socket.resetAndDestroy()
    }
    send(parts)
  })
}
