import { parser } from '@prometheus-io/lezer-promql'
import type { Registry } from 'prom-client'

/** What node_exporter tells, where it runs. */
const ofMachines = ['node_filesystem_avail_bytes', 'node_filesystem_size_bytes']

/** What kube-state-metrics tells, where it runs. */
const ofClusters = ['kube_cronjob_status_last_successful_time', 'kube_cronjob_created']

/** Labels that Prometheus and these two add to what a process tells. */
const added = ['process', 'instance', 'le', 'fstype', 'cronjob']

/** What of a PromQL expression can't be: places that can't be read, metrics that nobody exports and labels that none of them has. */
export function findUnknown(expression: string, registry: Registry): string[] {
  const readable = expression.replaceAll('$__rate_interval', '5m')
  const exported = registry.getMetricsAsArray().flatMap(({ name, type }) => seriesOf(name, String(type)))
  const labels = new Set([...added, ...labelsOf(registry)])
  const faults: string[] = []
  let metrics = 0
  parser.parse(readable).iterate({
    enter(node) {
      const text = readable.slice(node.from, node.to)
      const parent = node.node.parent?.name
      if (node.type.isError) faults.push(`can't be read at ${readable.slice(node.from)}`)
      if (node.name === 'Identifier' && parent === 'VectorSelector') {
        metrics++
        if (![...exported, ...ofMachines, ...ofClusters].includes(text)) faults.push(`nobody exports ${text}`)
      }
      if (node.name === 'LabelName' && !labels.has(text)) faults.push(`nothing has the label ${text}`)
    },
  })
  return metrics === 0 ? [...faults, 'asks for no metric'] : faults
}

function seriesOf(name: string, type: string): string[] {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
}

function labelsOf(registry: Registry): string[] {
  return registry
    .getMetricsAsArray()
    .flatMap((metric) => ('labelNames' in metric ? (metric.labelNames as string[]) : []))
}
