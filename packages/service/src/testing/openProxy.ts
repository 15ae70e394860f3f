import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A service's address that a test can take away and give back. */
export type Proxy = {
  /** The service's URL by way of the proxy. */
  url: string
  /** Ends all connections and resets new ones. */
  cut: () => void
  restore: () => void
  close: () => void
}

/** Opens a proxy before the service at `url`. */
export async function openProxy(url: string): Promise<Proxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) {
      client.resetAndDestroy()
      return
    }
    const service = connect(Number(port), hostname)
    for (const socket of [client, service]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        service.destroy()
      })
    }
    client.pipe(service).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  address.hostname = '127.0.0.1'
  const end = (): void => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: address.href,
    cut: () => {
      isCut = true
      end()
    },
    restore: () => {
      isCut = false
    },
    close: () => {
      server.close()
      end()
    },
  }
}
