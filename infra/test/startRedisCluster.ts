import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '../local/freePort.ts'
import { readProcessList } from '../local/processes/processList.ts'
import { prepareRedis } from '../local/stores/redis.ts'
import { redisCommand } from '../local/stores/redisCommand.ts'
import { openSupervisor } from '../local/processes/supervisor.ts'

/** A Redis Cluster on 127.0.0.1: its addresses as `REDIS_URL` lists them. A node that is killed is started again. */
export type RedisCluster = { url: string; ports: number[]; kill: (port: number) => void; stop: () => Promise<void> }

const slots = 16_384

/** Starts a cluster of three nodes without replicas, its slots in three equal ranges, whose data are gone after `stop`. */
export async function startRedisCluster(): Promise<RedisCluster> {
  const say = (line: string): void => console.error(line)
  const command = redisCommand(say)
  const home = await mkdtemp(join(tmpdir(), 'seraph-cluster-'))
  const supervisor = await openSupervisor({ folder: home, address: 'no address', say })
  const stop = async (): Promise<void> => {
    await supervisor.stop()
    await rm(home, { recursive: true, force: true })
  }
  const startNode = async (): Promise<number> => {
    const [port, busPort] = [await freePort(), await freePort()]
    const { program, isReady } = prepareRedis({ command, port })
    const folder = join(home, String(port))
    await mkdir(folder)
    const flags = ['--cluster-enabled', 'yes', '--cluster-port', String(busPort), '--cluster-node-timeout', '2000']
    program.command.push(...flags, '--databases', '1', '--dir', folder)
    await supervisor.start({ ...program, name: `redis-${port}` }, isReady)
    await ask(port, `CLUSTER SET-CONFIG-EPOCH ${port}`)
    return port
  }
  try {
    const ports = [await startNode(), await startNode(), await startNode()]
    const bounds = ports.map((_, index) => Math.floor((index * slots) / ports.length))
    for (const [index, port] of ports.entries()) {
      await ask(port, `CLUSTER ADDSLOTSRANGE ${bounds[index]} ${(bounds[index + 1] ?? slots) - 1}`)
      for (const other of ports) await meet(port, other)
    }
    while (!(await Promise.all(ports.map(isWhole))).every(Boolean)) await sleep(50)
    const kill = (port: number): void => {
      const node = readProcessList(join(home, 'processes.json'))?.processes.find(({ name }) => name === `redis-${port}`)
      if (node === undefined) throw new Error(`no node at ${port}`)
      process.kill(node.pid, 'SIGKILL')
    }
    return { url: ports.map((port) => `redis://127.0.0.1:${port}`).join(','), ports, kill, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The node knows its own bus port and doesn't tell it to whoever it hasn't met. */
async function meet(port: number, other: number): Promise<void> {
  const busPort = /@(\d+)/.exec(await ask(other, 'CLUSTER NODES'))?.[1]
  if (port !== other) await ask(port, `CLUSTER MEET 127.0.0.1 ${other} ${busPort}`)
}

async function isWhole(port: number): Promise<boolean> {
  const info = await ask(port, 'CLUSTER INFO')
  return info.includes('cluster_state:ok') && info.includes('cluster_known_nodes:3')
}

/** One command to a node; its reply as it comes. Throws a reply that is an error. */
async function ask(port: number, command: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port })
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
