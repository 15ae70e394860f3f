import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'

/** What an image's code and Dockerfile say of it: where it listens, which settings it knows, how long it takes to end at most. */
export type ImageFacts = { ports: number[]; settings: string[]; endsWithinMs: number | undefined }

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')

/** Where each image's settings are read. */
const sources: Record<string, { settings: string; main?: string }> = {
  api: { settings: 'apps/api/src/env.ts', main: 'apps/api/src/main.ts' },
  rooms: { settings: 'apps/rooms/src/env.ts', main: 'apps/rooms/src/main.ts' },
  worker: { settings: 'apps/worker/src/env.ts', main: 'apps/worker/src/main.ts' },
  migrate: { settings: 'infra/commands/database/migrate.ts' },
  gateway: { settings: 'infra/gateway/Caddyfile' },
}

/** The facts of the Dockerfile's target `name`; undefined where there is no such target. */
export function imageFacts(name: string): ImageFacts | undefined {
  const stage = new RegExp(`^FROM \\S+ AS ${name}$([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(
    read('infra/docker/Dockerfile'),
  )?.[1]
  const source = sources[name]
  if (stage === undefined || source === undefined) return undefined
  const ports = /^EXPOSE (.+)$/m.exec(stage)?.[1]?.split(' ').map(Number) ?? []
  const text = read(source.settings)
  const own = name === 'gateway' ? [...text.matchAll(/\{\$(\w+)/g)] : [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
  const health = [...(name === 'gateway' ? text.matchAll(/^http:\/\/:(\d+) \{\n\trespond \/healthz/gm) : [])]
  const limit = source.main === undefined ? undefined : /limitMs: ([\d_]+)/.exec(read(source.main))?.[1]
  return {
    ports: [...ports, ...health.map(([, port]) => Number(port))],
    settings: own.flatMap(([, setting]) => setting ?? []),
    endsWithinMs: limit === undefined ? undefined : Number(limit.replaceAll('_', '')),
  }
}
