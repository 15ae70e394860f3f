import { connect } from 'node:net'

import type { Program } from './supervisor.ts'

/** How to run a Redis, where it answers, and how to see that it does. */
export type LocalRedis = { program: Program; url: string; isReady: () => Promise<boolean> }

/**
 * A Redis (`command`: redis-server or valkey-server) on 127.0.0.1. With a `folder` it keeps an append-only file there; without
 * one it keeps nothing, for tests.
 */
export function prepareRedis(options: {
  command: { file: string; env: Record<string, string> }
  port: number
  folder?: string
}): LocalRedis {
  const { command, port, folder } = options
  const keep = folder === undefined ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--dir', folder]
  const flags = { bind: '127.0.0.1', port: String(port), save: '', databases: '64', loglevel: 'warning' }
  return {
    url: `redis://127.0.0.1:${port}`,
    isReady: () => doesAnswer(port),
    program: {
      name: 'redis',
      command: [command.file, ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]), ...keep],
      match: `127.0.0.1:${port}`,
      env: command.env,
    },
  }
}

/** Whether a Redis says PONG; it says LOADING while it still reads its file. */
function doesAnswer(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write('PING\r\n'))
    const finish = (isThere: boolean): void => {
      socket.destroy()
      resolve(isThere)
    }
    socket.setTimeout(1_000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.once('data', (reply) => finish(reply.toString().startsWith('+PONG')))
  })
}
