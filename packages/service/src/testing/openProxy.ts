import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A service's address that a test can take away, slow down and give back. */
export type Proxy = {
  /** The service's URL by way of the proxy. */
  url: string
  /** Ends all connections and resets new ones. */
  cut: () => void
  /** Holds whatever comes, both ways and on new connections too, and closes nothing: as a network does that has lost its way. */
  silence: () => void
  /** Delays what comes, each way, by so many milliseconds; 0 for none. */
  slow: (ms: number) => void
  /** Lets everything pass again, what was held first. */
  restore: () => void
  close: () => void
}

/** Opens a proxy before the service at `url`. */
export async function openProxy(url: string): Promise<Proxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let state: 'open' | 'cut' | 'silent' = 'open'
  let delayMs = 0

  const pass = (act: () => void): void => {
    if (state === 'silent') held.push(act)
    else if (delayMs > 0) setTimeout(() => (state === 'silent' ? held.push(act) : act()), delayMs)
    else act()
  }
  const join = (from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => pass(() => to.destroyed || to.write(chunk)))
    from.on('end', () => pass(() => to.end()))
  }
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    if (state === 'cut') {
      client.resetAndDestroy()
      return
    }
    const service = connect({ port: Number(port), host: hostname, noDelay: true, allowHalfOpen: true })
    for (const socket of [client, service]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        pass(() => {
          client.destroy()
          service.destroy()
        })
      })
    }
    join(client, service)
    join(service, client)
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
      state = 'cut'
      end()
    },
    silence: () => {
      state = 'silent'
    },
    slow: (ms) => {
      delayMs = ms
    },
    restore: () => {
      state = 'open'
      for (const act of held.splice(0)) act()
    },
    close: () => {
      server.close()
      held.length = 0
      end()
    },
  }
}
