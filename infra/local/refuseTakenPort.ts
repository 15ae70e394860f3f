import { createServer } from 'node:net'

import { StartRefusal } from './startRefusal.ts'

/** Throws a `StartRefusal` when `host`:`port` can't be listened on. */
export function refuseTakenPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `can't be used (${error.code})`
      reject(new StartRefusal(`Port ${port} ${why}: free it, or choose another with PORT=${port + 1} npm start.`))
    })
    server.listen(port, host, () => server.close(() => resolve()))
  })
}
