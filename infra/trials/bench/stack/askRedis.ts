import { once } from 'node:events'
import { connect } from 'node:net'

/** One command, in one line, to the Redis at an address; its first reply as it comes. Throws a reply that is an error. */
export async function askRedis(url: string, command: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  try {
    socket.write(`${command}\r\n`)
    const [data] = (await once(socket, 'data')) as [Buffer]
    const reply = data.toString()
    if (reply.startsWith('-')) throw new Error(`${command}: ${reply}`)
    return reply
  } finally {
    socket.destroy()
  }
}
