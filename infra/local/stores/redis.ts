import { connect } from 'node:net'

import type { Program } from '../processes/supervisor.ts'
import { writeWhole } from '../writeWhole.ts'

/** How to run a Redis, where it answers, and how to see that it does. */
export type LocalRedis = { program: Program; url: string; isReady: () => Promise<boolean> }

/**
 * A Redis (`command`: redis-server or valkey-server) on 127.0.0.1. What
 * is `kept` is an append-only file in a folder, perhaps behind a password
 * without spaces or quotes, which stands in a file beside the folder: every user
 * of the machine can read a command line. Else it keeps nothing, for tests.
 */
export function prepareRedis(options: {
  command: { file: string; env: Record<string, string> }
  port: number
  kept?: { folder: string; password?: string }
}): LocalRedis {
  const { command, port, kept } = options
  const folder = kept?.folder
  const settings = kept?.password === undefined ? [] : [`${kept.folder}.conf`]
  for (const file of settings) writeWhole(file, `requirepass ${kept?.password}\n`)
  const keep = folder === undefined ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--dir', folder]
  const flags = { bind: '127.0.0.1', port: String(port), save: '', databases: '64', loglevel: 'warning' }
  return {
    url: `redis://${kept?.password === undefined ? '' : `:${kept.password}@`}127.0.0.1:${port}`,
    isReady: () => doesAnswer(port, kept?.password),
    program: {
      name: 'redis',
      command: [
        command.file,
        ...settings,
        ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]),
        ...keep,
      ],
      match: `127.0.0.1:${port}`,
      env: command.env,
    },
  }
}

/** Whether a Redis says PONG; it says LOADING while it still reads its file. */
function doesAnswer(port: number, password?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(`${password === undefined ? '' : `AUTH ${password}\r\n`}PING\r\n`)
    })
    let heard = ''
    const finish = (isThere: boolean): void => {
      socket.destroy()
      resolve(isThere)
    }
    socket.setTimeout(1_000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.on('data', (reply) => {
      heard += reply.toString()
      if (heard.includes('+PONG')) finish(true)
      else if (/^-|\n-/.test(heard)) finish(false)
    })
  })
}
