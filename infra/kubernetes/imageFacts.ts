import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'

/**
 * What the code of a workload and the Dockerfile say of its image: its name, where it listens, which settings it knows, how long it
 * takes to end at most.
 */
export type ImageFacts = { image: string; ports: number[]; settings: string[]; endsWithinMs: number | undefined }

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')

/** Where each workload's settings are read, and its image where that is another's. */
const sources: Record<string, { settings: string; main?: string; image?: string }> = {
  api: { settings: 'apps/api/src/env.ts', main: 'apps/api/src/main.ts' },
  rooms: { settings: 'apps/rooms/src/env.ts', main: 'apps/rooms/src/main.ts' },
  worker: { settings: 'apps/worker/src/env.ts', main: 'apps/worker/src/main.ts' },
  migrate: { settings: 'infra/commands/database/migrate.ts' },
  backup: { settings: 'infra/commands/database/databaseUrl.ts', image: 'migrate' },
  restore: { settings: 'infra/commands/database/databaseUrl.ts', image: 'migrate' },
  gateway: { settings: 'infra/gateway/Caddyfile' },
}

/** The facts of the workload `name`; undefined where there is no such workload, or no target of the Dockerfile for it. */
export function imageFacts(name: string): ImageFacts | undefined {
  const source = sources[name]
  const image = source?.image ?? name
  const stage = new RegExp(`^FROM \\S+ AS ${image}$([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(
    read('infra/docker/Dockerfile'),
  )?.[1]
  if (stage === undefined || source === undefined) return undefined
  const ports = /^EXPOSE (.+)$/m.exec(stage)?.[1]?.split(' ').map(Number) ?? []
  const text = read(source.settings)
  const own = name === 'gateway' ? [...text.matchAll(/\{\$(\w+)/g)] : [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
  const health = [...(name === 'gateway' ? text.matchAll(/^http:\/\/:(\d+) \{\n\trespond \/healthz/gm) : [])]
  const limit = source.main === undefined ? undefined : /limitMs: ([\d_]+)/.exec(read(source.main))?.[1]
  return {
    image,
    ports: [...ports, ...health.map(([, port]) => Number(port))],
    settings: own.flatMap(([, setting]) => setting ?? []),
    endsWithinMs: limit === undefined ? undefined : Number(limit.replaceAll('_', '')),
  }
}
