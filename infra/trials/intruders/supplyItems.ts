import type { Item } from './item.ts'
import { shownIn } from './shownIn.ts'

const { api, browser, infra, service } = shownIn

/** Who comes by what Seraph is made of, or by what its replies leave open: packages, images, logs, headers. */
export const supplyItems: readonly Item[] = [
  {
    area: 'Supply',
    item: 'packages from elsewhere, changed or unpinned',
    shownBy: infra('trials/intruders/lockfile', 'every package comes from the registry'),
  },
  {
    area: 'Supply',
    item: 'images that are root’s, writable, or hold what builds',
    shownBy: infra(
      'trials/intruders/images',
      'the image of',
      'the container of',
      'PostgreSQL and Redis have no way out',
    ),
  },
  {
    area: 'Supply',
    item: 'secrets, codes, names and texts in logs',
    shownBy: [
      ...infra('trials/intruders/logs.db', 'no secret, code, token, name or text of a child is in the log'),
      ...infra('trials/intruders/images', 'no store’s log repeats rows'),
      ...infra('gateway/securityHeaders', 'what the gateway logs of a call that failed'),
      ...service('log/tellError', 'an error is told by what it is'),
    ],
  },
  {
    area: 'Supply',
    item: 'addresses of children in logs that nobody empties',
    shownBy: [
      ...infra('local/processes/logFile', 'looked at every hour, no line is there longer than 14 days'),
      ...infra('trials/intruders/images', 'a container’s log is turned over by its size'),
      ...service('log/log', 'addresses are in the log, or in no line of it'),
    ],
  },
  {
    area: 'Supply',
    item: 'a statement or a call within the containers with a superuser’s rights, or none at all',
    shownBy: infra('trials/intruders/images', 'what everything signs in with is no superuser'),
  },
  {
    area: 'Headers',
    item: 'inline scripts (gateways, api)',
    shownBy: [
      ...infra('gateway/securityHeaders', 'no inline script may run', 'the Caddyfile sends the same'),
      ...infra('local/gateway/buildGateway', 'every reply of the gateway carries the headers that protect'),
      ...api('http/replyHeaders', 'each reply says that it is no page', 'the two pages of the api run nothing inline'),
    ],
  },
  {
    area: 'Headers',
    item: 'no TLS after TLS (HSTS)',
    shownBy: [
      ...infra('gateway/securityHeaders', 'behind TLS the Caddyfile sends'),
      ...infra('local/gateway/buildGateway', 'behind TLS browsers are told to stay there'),
      ...api('http/replyHeaders', 'behind TLS that a trusted proxy tells of'),
    ],
  },
  {
    area: 'Headers',
    item: 'requests to third parties',
    shownBy: [
      ...infra('gateway/securityHeaders', 'pages load nothing from another origin'),
      ...browser('page/screens', 'nothing is wider than the screen at 320 px, and no screen asks another origin'),
    ],
  },
]
