import { Agent, ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

import { createProxyServer } from 'http-proxy-3'

const connectWithinMs = 1_000
const answerWithinMs = 10_000

const proxy = createProxyServer({ toProxy: true })

// A visitor's socket that is reset is told here, callback or not; without a listener the process would end.
proxy.on('error', (_error, _request, socket) => void socket?.destroy())

proxy.on('proxyReqWs', (asking, _request, socket) => {
  asking.setTimeout(answerWithinMs, () => asking.destroy())
  socket.once('close', () => asking.destroy())
})

/**
 * Passes an upgrade, whose headers are already those for the upstream, on to the first of `urls` that takes a connection and joins the two
 * sockets, byte for byte; a refusal comes back as the reply that it is, 503 where nobody is there.
 */
export async function forwardUpgrade(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  urls: readonly string[],
): Promise<void> {
  const [target, ...others] = urls
  if (target === undefined) return refuse(request, socket)
  const upstream = await connectTo(target)
  if (upstream === undefined) return forwardUpgrade(request, socket, head, others)
  if (socket.destroyed) return void upstream.destroy()
  const agent = new Agent()
  agent.createConnection = () => upstream
  request.headers.connection = 'Upgrade'
  request.headers.upgrade = 'websocket'
  proxy.ws(request, socket, head, { target, agent }, () => socket.destroy())
}

function connectTo(url: string): Promise<Socket | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    const fail = (): void => {
      socket.destroy()
      resolve(undefined)
    }
    socket.on('error', fail)
    socket.setTimeout(connectWithinMs, fail)
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}

function refuse(request: IncomingMessage, socket: Socket): void {
  const reply = new ServerResponse(request)
  reply.assignSocket(socket)
  reply.once('finish', () => socket.end())
  reply.writeHead(503, { 'retry-after': '2', connection: 'close' }).end()
}
