import { join } from 'node:path'

import { rootFolder } from '../../local/rootFolder.ts'
import type { GatewayCommand } from './startGateway.ts'

/** The gateway of `npm start` before one upstream, which is api and rooms at once. */
export function localGateway(upstreamUrl: string): GatewayCommand {
  const file = join(rootFolder, 'infra/local/gateway/gateway.ts')
  return ({ port, webFolder }) => ({
    command: [process.execPath, file, '127.0.0.1', String(port), webFolder, upstreamUrl, upstreamUrl],
  })
}
