import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { rootFolder } from '@seraph/infra/local/rootFolder'

type Service = {
  build?: { target: string }
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  privileged?: boolean
  tmpfs?: string[]
  ports?: string[]
  networks?: string[]
  environment?: Record<string, string | null>
  command?: string[]
  logging?: { driver: string; options: Record<string, string> }
}
const compose = parse(readFileSync(join(rootFolder, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
}
const services = Object.entries(compose.services)

/** The stages of the Dockerfile: what each is made of and does. */
const stages = new Map(
  readFileSync(join(rootFolder, 'infra/docker/Dockerfile'), 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => {
      const [first = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
      const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(first) ?? []
      return [name, { base, lines }]
    }),
)

/** All that is done on the way to an image, from its base on. */
function linesOf(name: string): string[] {
  const stage = stages.get(name)
  return stage === undefined ? [] : [...linesOf(stage.base), ...stage.lines]
}

const built = [...new Set(services.flatMap(([, { build }]) => (build === undefined ? [] : [build.target])))]

test.for(built)(
  'the image of %s runs as a user who is not root, and holds what runs, nothing that builds',
  (name, { task }) => {
    const lines = linesOf(name)
    const user = lines.findLast((line) => line.startsWith('USER '))?.slice(5)
    expect(user).toMatch(/^(node|[1-9]\d*(:[1-9]\d*)?)$/)
    const copied = lines
      .filter((line) => line.startsWith('COPY --from='))
      .map((line) => /--from=(\S+)/.exec(line)?.[1] ?? '')
    expect(copied).toHaveLength(1)
    const runs = lines.filter((line) => line.startsWith('RUN '))
    expect(runs.join('\n')).not.toMatch(/\b(apt|apt-get|apk|curl|wget)\b|npm (i|ci|install|add)\b/)
    if (name === 'gateway') expect(lines.join('\n')).toContain('/seraph/apps/web/dist /srv')
    else {
      expect(linesOf(copied[0] ?? '').join('\n')).toMatch(/pnpm install --prod --frozen-lockfile/)
      expect(linesOf(copied[0] ?? '')).toContain('RUN node infra/docker/writeNotices.ts .')
    }
    tellSeen(task, `user ${user}, dependencies without those for building, nothing installed in the image itself`)
  },
)

test.for(services)(
  'the container of %s writes nowhere but where it must, and may do nothing special',
  ([name, service], { task }) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service.privileged).toBeUndefined()
    expect(service.tmpfs).toEqual(['/tmp'])
    if (service.build === undefined) expect(service.user).not.toMatch(/^(root|0)?$/)
    expect(service.ports !== undefined).toBe(name === 'gateway')
    tellSeen(task, 'read-only root, all capabilities dropped, no new privileges')
  },
)

test('PostgreSQL and Redis have no way out and no way in from outside', () => {
  expect(compose.networks['back']).toEqual({ internal: true })
  for (const name of ['postgres', 'redis']) expect(compose.services[name]?.networks).toEqual(['back'])
})

test('no store’s log repeats rows: PostgreSQL tells its errors tersely, here as everywhere', () => {
  for (const file of ['docker-compose.yml', 'infra/local/stores/postgres.ts'])
    expect(readFileSync(join(rootFolder, file), 'utf8')).toContain('log_error_verbosity=terse')
})

// Rule 166.
test('what everything signs in with is no superuser, and Redis asks for a password', () => {
  const signing = services.filter(([, { environment }]) => environment?.['DATABASE_URL'] != null)
  expect(signing.map(([name]) => name)).toEqual(['api', 'rooms', 'worker', 'migrate', 'backup'])
  for (const [name, { environment }] of signing) {
    expect(environment?.['DATABASE_URL']).toMatch(/^postgres:\/\/seraph_app:/)
    // A backup asks for nothing of Redis, and knows no other secret.
    if (name === 'backup') expect(Object.keys(environment ?? {})).toEqual(['DATABASE_URL'])
    else expect(environment?.['REDIS_URL']).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD/)
  }
  const roles = readFileSync(join(rootFolder, 'infra/docker/roles.sql'), 'utf8')
  expect(roles).toContain('alter role seraph_app login nosuperuser nocreatedb nocreaterole nobypassrls noreplication')
  expect(compose.services['redis']?.command?.join(' ')).toContain('requirepass $$REDISCLI_AUTH')
})

test('a container’s log is turned over by its size, and no line of it tells whose call it was', () => {
  for (const [, { logging }] of services)
    expect(logging).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '3' } })
  for (const name of ['api', 'rooms'])
    expect(compose.services[name]?.environment?.['LOG_ADDRESSES']).toBe('${LOG_ADDRESSES:-false}')
})
