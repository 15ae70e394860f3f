import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container'

import type { ImageFacts } from './imageFacts.ts'
import type { Manifest } from './readManifests.ts'

/** The Secrets that an operator makes by hand (docs/OPERATIONS.md), and a value of the right shape for each key. */
const secrets: Record<string, Record<string, string>> = {
  'seraph-data': { DATABASE_URL: 'postgres://seraph@postgres:5432/seraph', REDIS_URL: 'redis://redis:6379' },
  'seraph-admin': { ADMIN_PLAYER_CODE: 'ADMIN1', ADMIN_SECRET: 'a secret for tests' },
  'seraph-numbers': { PLAYER_NUMBER_KEY: 'a key for tests, thirty-two letters or more' },
  'seraph-model': { OPENAI_API_KEY: 'a key for tests' },
}

/** The settings that a container is given, with stand-ins for secrets, and what is wrong with where they come from. */
export function settingsOf(
  name: string,
  container: IIoK8sApiCoreV1Container,
  { settings }: ImageFacts,
  all: readonly Manifest[],
): { env: Record<string, string>; faults: string[] } {
  const env: Record<string, string> = {}
  const faults: string[] = []
  for (const { configMapRef } of container.envFrom ?? []) {
    const map = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef?.name)
    if (map === undefined) faults.push(`${name}: no ConfigMap ${configMapRef?.name}`)
    Object.assign(env, map?.['data'])
  }
  for (const { name: setting, value, valueFrom } of container.env ?? []) {
    const ref = valueFrom?.secretKeyRef
    const found = ref === undefined ? value : secrets[ref.name ?? '']?.[ref.key]
    if (found === undefined) faults.push(`${name}: ${setting} comes from nowhere`)
    else env[setting] = found
  }
  // What Kubernetes writes into the command, the process needn't know.
  const written = [...JSON.stringify(container.command ?? []).matchAll(/\$\((\w+)\)/g)].map(([, setting]) => setting)
  for (const setting of written)
    if (env[setting ?? ''] === undefined) faults.push(`${name}: nothing stands for $(${setting}) in its command`)
  const unknown = Object.keys(env).filter((setting) => !settings.includes(setting) && !written.includes(setting))
  // One ConfigMap of all processes: not each of them knows LOG_ADDRESSES, PUBLIC_URL and TRUSTED_PROXIES.
  const isShared = (setting: string): boolean =>
    name === 'worker' && ['LOG_ADDRESSES', 'PUBLIC_URL', 'TRUSTED_PROXIES'].includes(setting)
  faults.push(...unknown.filter((setting) => !isShared(setting)).map((setting) => `${name}: knows no ${setting}`))
  return { env, faults }
}
