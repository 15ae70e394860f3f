import { originsOf, readCrosswordFrames } from '@seraph/service/crosswordFrames'
import { listenBacklog } from '@seraph/service/settings/listenBacklog'

import { buildGateway } from './buildGateway.ts'

/** The gateway as a process of its own: `gateway.ts HOST PORT WEB_FOLDER API_URL,... ROOMS_URL,... [trust-forwarded]`. */
const [host, port, webFolder, apiUrls, roomsUrls, trust] = process.argv.slice(2)
if (webFolder === undefined || apiUrls === undefined || roomsUrls === undefined)
  throw new Error('gateway: what to serve?')
const isTrustingForwarded = trust === 'trust-forwarded'
const frameOrigins = originsOf(readCrosswordFrames(process.env['CROSSWORD_FRAMES'] ?? '').frames)
const app = buildGateway({
  webFolder,
  apiUrls: apiUrls.split(','),
  roomsUrls: roomsUrls.split(','),
  isTrustingForwarded,
  publicUrl: process.env['PUBLIC_URL'] || undefined,
  frameOrigins,
})
process.once('SIGTERM', () => {
  void app.close()
  app.server.closeAllConnections()
})
await app.listen({ host: host ?? '0.0.0.0', port: Number(port), backlog: listenBacklog })
