import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { openMetrics } from '@seraph/service/metrics'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { imageFacts } from '../kubernetes/imageFacts.ts'
import { findUnknown } from './findUnknown.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const { registry } = openMetrics({ name: 'test' })

const Rule = z.strictObject({
  alert: z.string().regex(/^Seraph[A-Z]/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[mh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string() }),
})
const Rules = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Rule) })) })
const rules = Rules.parse(parse(read('rules.yaml'))).groups.flatMap((group) => group.rules)

const Dashboard = z.looseObject({
  panels: z.array(
    z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string(), refId: z.string() })) }),
  ),
})
const { panels } = Dashboard.parse(JSON.parse(read('dashboard.json')))

test.each(rules)('$alert asks for what is exported', ({ expr }) => {
  expect(findUnknown(expr, registry)).toEqual([])
})

test.each(panels)('$title shows what is exported', ({ targets }) => {
  expect(targets.flatMap(({ expr }) => findUnknown(expr, registry))).toEqual([])
})

test('each alert has a name of its own and its line in OPERATIONS.md', () => {
  const names = rules.map(({ alert }) => alert)
  expect(new Set(names).size).toBe(names.length)
  const text = read('../../docs/OPERATIONS.md')
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

test('every metric of ours is on the dashboard', () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  const ours = registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith('seraph_') ? [name] : []))
  expect(ours.filter((name) => !shown.includes(name))).toEqual([])
})

test.each([
  ['sum(seraph_sockets)', /nobody exports seraph_sockets/],
  ['seraph_request_seconds{process="api"}', /nobody exports seraph_request_seconds/],
  ['sum by (room) (seraph_sockets_open)', /nothing has the label room/],
  ['max(seraph_jobs{staet="waiting"})', /nothing has the label staet/],
  ['sum(rate(seraph_jobs_failed_total[5m])', /can't be read/],
  ['1 > 0', /no metric/],
])('%s is refused', (expr, found) => {
  expect(findUnknown(expr, registry).join('\n')).toMatch(found)
})

test('Prometheus scrapes the ports of the images', () => {
  const { scrape_configs: configs } = parse(read('prometheus.yaml')) as {
    scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[]
  }
  for (const { job_name: name, dns_sd_configs: places } of configs)
    expect(places).toMatchObject([{ names: [name], port: imageFacts(name)?.ports[0] }])
  expect(configs).toHaveLength(3)
})
