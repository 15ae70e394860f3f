import { readFileSync } from 'node:fs'

import { listen } from './listen.ts'

/** Bare Fastify sending the bytes of the files in `FILES` (JSON: address → file). */
const files = JSON.parse(process.env['FILES'] ?? '{}') as Record<string, string>
await listen((app) => {
  for (const [path, file] of Object.entries(files)) {
    const bytes = readFileSync(file)
    app.get(path, (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(bytes))
  }
})
