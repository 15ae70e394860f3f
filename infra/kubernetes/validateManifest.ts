import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler'
import { validate as cronJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1CronJob'
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job'
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap'
import { validate as volumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim'
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service'
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress'
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy'
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'

import type { Manifest } from './readManifests.ts'

type Validate = {
  (data: unknown): boolean
  errors?: { instancePath: string; message?: string; params?: object }[] | null
}

const schemas: Record<string, Validate> = {
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'batch/v1 CronJob': cronJob,
  'batch/v1 Job': job,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 PersistentVolumeClaim': volumeClaim,
  'v1 Service': service,
}

/** Where a manifest breaks Kubernetes' own schema, fields that it doesn't know included; empty where it is sound. */
export function validateManifest(manifest: Manifest): string[] {
  const title = `${manifest.kind} ${manifest.metadata.name}`
  const validate = schemas[`${manifest.apiVersion} ${manifest.kind}`]
  if (validate === undefined) return [`${title}: no schema for ${manifest.apiVersion}`]
  const unread = new Set<string>()
  const isValid = validate(watch(manifest, '', unread))
  const errors = isValid ? [] : (validate.errors ?? [])
  const wrong = errors.map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? JSON.stringify(params)}`,
  )
  const unknown = isValid ? [...unread].map((path) => `${path} is no known field`) : []
  return [...wrong, ...unknown].map((fault) => `${title}: ${fault}`)
}

/**
 * The value, noting in `unread` each field until somebody asks for it. The schemas admit unknown fields, but their validators ask
 * only for those that they know (and list the fields of what is a map): what was never asked for is misspelt.
 */
function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value)
  const entries = Object.entries(value).map(([key, child]) => [key, watch(child, `${path}/${key}`, unread)] as const)
  const watched: object = isList ? entries.map(([, child]) => child) : Object.fromEntries(entries)
  if (isList) return watched
  for (const [key] of entries) unread.add(`${path}/${key}`)
  return new Proxy(watched, {
    get(target, key, receiver) {
      unread.delete(`${path}/${String(key)}`)
      return Reflect.get(target, key, receiver) as unknown
    },
    ownKeys(target) {
      for (const [key] of entries) unread.delete(`${path}/${key}`)
      return Reflect.ownKeys(target)
    },
  })
}
