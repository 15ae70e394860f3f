import { prepareDistress } from '@seraph/distress/prepareDistress'
import { listenBacklog } from '@seraph/service/settings/listenBacklog'
import { onShutdown } from '@seraph/service/shutdown'

import { buildApp } from './app.ts'
import { openDeps } from './deps.ts'
import { drain } from './http/drain.ts'
import { readEnv } from './env.ts'

prepareDistress()
const env = readEnv(process.env)
const deps = openDeps(env)
const app = await buildApp(deps)
onShutdown({ log: deps.log, limitMs: 9_000, close: () => drain(app, deps) })
await app.listen({ host: env.HOST, port: env.PORT, backlog: listenBacklog })
