import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readEnv as readApiEnv } from '@seraph/api/env'
import { backupTime } from '@seraph/domain/backups/dailyBackups'
import { readEnv as readRoomsEnv } from '@seraph/rooms/env'
import { openMetrics } from '@seraph/service/metrics'
import { readEnv as readWorkerEnv } from '@seraph/worker/env'
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import type { ICronJob } from 'kubernetes-models/batch/v1/CronJob'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { backupWords } from '../commands/database/backupWords.ts'
import { findFaults } from './findFaults.ts'
import { imageFacts } from './imageFacts.ts'
import { readManifests } from './readManifests.ts'
import type { Manifest } from './readManifests.ts'
import { settingsOf } from './settingsOf.ts'

const read = (name: string): Manifest[] => readManifests(join(import.meta.dirname, name))
const rendered = read('example')
const example = (): Manifest[] => structuredClone(rendered)
const backupOf = (manifests: Manifest[]): ICronJob =>
  manifests.find(({ kind, metadata }) => kind === 'CronJob' && metadata.name === 'backup') as unknown as ICronJob
const text = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')

test.each(['base', 'migrate', 'restore', 'example', 'example/migrate', 'example/restore'])(
  '%s keeps to the schemas and to our rules',
  (name) => {
    const manifests = read(name)
    expect(manifests.length).toBeGreaterThan(1)
    expect(findFaults(manifests)).toEqual([])
  },
)

test('every object of the example is in its namespace and carries its label', () => {
  expect(new Set(example().map(({ metadata }) => metadata['namespace']))).toEqual(new Set(['seraph']))
  const pods = example().filter(({ kind }) => kind === 'Deployment') as unknown as IDeployment[]
  expect(pods.map((pod) => pod.spec?.template.metadata?.labels?.['app.kubernetes.io/part-of'])).toEqual(
    pods.map(() => 'seraph'),
  )
  const { jobTemplate } = backupOf(example()).spec ?? {}
  const labels = [jobTemplate?.metadata?.labels, jobTemplate?.spec?.template.metadata?.labels]
  expect(labels.map((one) => one?.['app.kubernetes.io/part-of'])).toEqual(['seraph', 'seraph'])
})

const readers = { api: readApiEnv, rooms: readRoomsEnv, worker: readWorkerEnv }

test.each(['api', 'rooms', 'worker'] as const)('%s starts with the settings that it is given', (name) => {
  const manifests = example()
  const found = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name)
  const container = (found as unknown as IDeployment).spec?.template.spec?.containers[0]
  const facts = imageFacts(name)
  if (container === undefined || facts === undefined) throw new Error(`no ${name}`)
  const { env } = settingsOf(name, container, facts, manifests)
  expect(readers[name](env)).toMatchObject({ REDIS_URL: 'redis://redis:6379' })
  expect(() => readers[name]({ ...env, DATABASE_URL: undefined })).toThrow('DATABASE_URL')
})

/** A planted fault: which object of the example it is in, what is written otherwise, and what is found. */
const planted: [kind: string, name: string, text: string, otherwise: string, found: RegExp][] = [
  ['Deployment', 'api', '"readinessProbe"', '"readinesProbe"', /readinesProbe is no known field/],
  ['Deployment', 'api', '"maxSurge":1', '"maxSurge":true', /maxSurge/],
  ['Deployment', 'rooms', '"containerPort":3002', '"containerPort":3001', /ports of the image: 3002/],
  ['Deployment', 'rooms', '"path":"/readyz"', '"path":"/ready"', /ready by \/readyz/],
  ['Deployment', 'worker', '"terminationGracePeriodSeconds":20', '"terminationGracePeriodSeconds":12', /15 s to end/],
  ['Deployment', 'worker', '"name":"REDIS_URL","valueFrom"', '"name":"REDIS_URI","valueFrom"', /knows no REDIS_URI/],
  ['Deployment', 'worker', '"key":"REDIS_URL"', '"key":"REDIS"', /REDIS_URL comes from nowhere/],
  ['Deployment', 'gateway', '"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":false', /a read-only root/],
  ['Deployment', 'api', 'seraph-api:', 'seraph-rooms:', /the image is seraph-api/],
  ['Deployment', 'api', '"drop":["ALL"]', '"drop":[]', /no capabilities/],
  ['PodDisruptionBudget', 'api', '"name":"api"', '"name":"apis"', /api: must have or be: a disruption budget/],
  ['HorizontalPodAutoscaler', 'rooms', '"minReplicas":2', '"minReplicas":1', /two at least/],
  ['HorizontalPodAutoscaler', 'rooms', '"averageValue":"1000"', '"averageValue":"many"', /averageValue/],
  ['NetworkPolicy', 'to-data', '"port":5432', '"prot":5432', /prot is no known field/],
  ['Ingress', 'seraph', '"pathType":"Prefix",', '', /pathType/],
  ['CronJob', 'backup', '"schedule"', '"shedule"', /shedule is no known field|schedule/],
  ['CronJob', 'backup', '"Forbid"', '"Allow"', /never two at once/],
  ['CronJob', 'backup', 'seraph-migrate:', 'seraph-backup:', /the image is seraph-migrate/],
  ['CronJob', 'backup', '"fsGroup":1000,', '', /its volume belongs to group 1000/],
  ['CronJob', 'backup', '"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":false', /a read-only root/],
  ['CronJob', 'backup', '{"name":"backups","mountPath"', '{"name":"backup","mountPath"', /a volume for each mount/],
  ['CronJob', 'backup', '"name":"DATABASE_URL"', '"name":"DATABASE"', /knows no DATABASE/],
  ['PersistentVolumeClaim', 'backups', '"name":"backups"', '"name":"backup"', /a claim for each volume/],
  [
    'PersistentVolumeClaim',
    'backups',
    '"accessModes":["ReadWriteOnce"]',
    '"accessModes":"ReadWriteOnce"',
    /accessModes/,
  ],
  ['ConfigMap', 'seraph-api', 'COACH_LOGIN_ASKS_CLUB', 'COACH_LOGIN_ASKS_TEAM', /knows no COACH_LOGIN_ASKS_TEAM/],
]

test.each(planted)('%s %s: a planted %s → %s is found', (kind, name, before, after, found) => {
  const faults = findFaults(
    example().map((manifest) => {
      if (manifest.kind !== kind || manifest.metadata.name !== name) return manifest
      const json = JSON.stringify(manifest)
      expect(json).toContain(before)
      return JSON.parse(json.replace(before, after)) as Manifest
    }),
  )
  expect(faults.join('\n')).toMatch(found)
})

test('what the backup and the restore are told, the commands take', () => {
  const command = backupOf(example()).spec?.jobTemplate.spec?.template.spec?.containers[0]?.command ?? []
  expect(backupWords(command.slice(2))).toMatchObject({ kind: 'folder', folder: '/backups', at: undefined })
  const unnamed = read('restore').map((manifest) =>
    manifest.kind === 'ConfigMap' ? { ...manifest, data: { BACKUPS: '' } } : manifest,
  )
  expect(findFaults(unnamed).join()).toMatch(/nothing stands for \$\(BACKUP\).*knows no BACKUPS/)
  const named = read('example/restore').find(({ kind }) => kind === 'ConfigMap')?.['data']
  expect(backupTime((named as { BACKUP: string }).BACKUP)).toBeDefined()
})

test('a kustomization with what the reader does not know is refused', () => {
  expect(() => readManifests(join(import.meta.dirname, 'nowhere'))).toThrow('nowhere')
})

test('autoscalers ask for what the adapter serves, and the adapter for what the processes export', async () => {
  const { rules } = parse(text('prometheus-adapter.yaml')) as {
    rules: Record<'custom' | 'external', { seriesQuery: string; name: { as: string } }[]>
  }
  const served = [...rules.custom, ...rules.external].map(({ name }) => name.as)
  const asked = [...JSON.stringify(example()).matchAll(/"metric":\{"name":"(\w+)"/g)].map(([, name]) => name)
  expect(new Set(asked)).toEqual(new Set(served))
  const { registry } = openMetrics({ name: 'test' })
  const exported = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  for (const { seriesQuery } of [...rules.custom, ...rules.external])
    expect(exported).toContain(/^\w+/.exec(seriesQuery)?.[0])
})
