import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { podOf } from '../../kubernetes/podOf.ts'
import { readManifests } from '../../kubernetes/readManifests.ts'
import { rootFolder } from '../../local/rootFolder.ts'
import type { Totals } from '../parts.ts'

/**
 * Backups on a composed stack that is up and has players: the service's own is restored into a fresh database as docs/OPERATIONS.md
 * says, then one that is taken and restored by the containers of Kubernetes' manifests, with all that their security contexts forbid.
 * Each time the same players must be there (rule 218).
 */
export function composeBackups(project: string, env: NodeJS.ProcessEnv): Totals {
  const docker = (...args: string[]): string => execFileSync('docker', args, { cwd: rootFolder, env, encoding: 'utf8' })
  docker('compose', 'up', '--detach', '--no-recreate', '--wait', 'backup')
  const inBackup = (...command: string[]): string => docker('compose', 'exec', '--no-TTY', 'backup', ...command).trim()
  const inDatabase = (database: string, query: string): string =>
    docker('compose', 'exec', '--no-TTY', 'postgres', 'psql', '-XtAU', 'seraph', '-d', database, '-c', query).trim()
  const playersIn = (database: string): string =>
    inDatabase(database, `select count(*), md5(string_agg(code, ' ' order by code)) from players where not is_admin`)
  const url = inBackup('printenv', 'DATABASE_URL')
  const makeFresh = (database: string): string => {
    inDatabase('seraph', `create database ${database} owner seraph_app`)
    return url.replace(/[^/]+$/, database)
  }
  const listBackups = (): string[] =>
    inBackup('ls', '/backups')
      .split('\n')
      .filter((name) => name.endsWith('.backup'))
  const runAs = (folder: string, name: string, address: string, given: Record<string, string> = {}): void => {
    const manifests = readManifests(join(rootFolder, 'infra/kubernetes', folder))
    const pod = manifests.filter(({ metadata }) => metadata.name === name).map(podOf)[0]
    const container = pod?.containers[0]
    const isReadOnly = container?.volumeMounts?.some((mount) => mount.name === 'backups' && mount.readOnly === true)
    const command = container?.command?.map((word) =>
      word.replace(/\$\((\w+)\)/, (_, setting: string) => given[setting] ?? ''),
    )
    const rights = [
      '--read-only',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges',
      '--tmpfs=/tmp',
      '--memory=512m',
    ]
    const user = `--user=${pod?.securityContext?.runAsUser}:${pod?.securityContext?.runAsGroup}`
    const volume = `--volume=${project}_backups:/backups${isReadOnly === true ? ':ro' : ''}`
    const place = [`--network=${project}_back`, `--env=DATABASE_URL=${address}`, volume]
    docker('run', '--rm', user, ...rights, ...place, `${project}-migrate`, ...(command ?? []))
  }

  const players = playersIn('seraph')
  const seen: [what: string, players: string][] = []
  const before = listBackups()
  runAs('base', 'backup', url)
  const [taken = ''] = listBackups().filter((name) => !before.includes(name))
  for (const [database, restore] of [
    [
      'from_compose',
      (fresh: string) => {
        const command = ['node', 'infra/commands/database/restore.ts', `/backups/${taken}`]
        docker(
          'compose',
          'run',
          '--rm',
          '--no-TTY',
          '--no-deps',
          '--env',
          `DATABASE_URL=${fresh}`,
          'backup',
          ...command,
        )
      },
    ],
    ['from_kubernetes', (fresh: string) => runAs('restore', 'restore', fresh, { BACKUP: taken })],
  ] as const) {
    restore(makeFresh(database))
    seen.push([database, playersIn(database)])
  }
  const failed = seen.filter(([, found]) => found !== players || players.startsWith('0'))
  for (const [what, found] of failed) console.error(`${what}: ${found} players came back of ${players}`)
  console.log(`Backups: ${before.length} of the service, ${taken} of the CronJob; players ${players}.`)
  return { passed: seen.length - failed.length, failed: failed.length + (before.length > 0 && taken !== '' ? 0 : 1) }
}
