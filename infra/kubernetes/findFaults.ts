import type { ICronJob } from 'kubernetes-models/batch/v1/CronJob'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'

import { imageFacts } from './imageFacts.ts'
import type { ImageFacts } from './imageFacts.ts'
import { podOf } from './podOf.ts'
import type { PodSpec } from './podOf.ts'
import type { Manifest } from './readManifests.ts'
import { settingsOf } from './settingsOf.ts'
import { validateManifest } from './validateManifest.ts'

type Container = PodSpec['containers'][number]

const isWorkload = ({ kind }: Manifest): boolean => ['Deployment', 'Job', 'CronJob'].includes(kind)

/** Seconds in the container's own `sleep` before it is told to end. */
const preStopSeconds = (container: Container): number => Number(container.lifecycle?.preStop?.exec?.command?.[1] ?? 0)

/** All that is wrong with a rendered kustomization: Kubernetes' schemas first, and where these hold our own rules. */
export function findFaults(manifests: readonly Manifest[]): string[] {
  const broken = manifests.flatMap(validateManifest)
  if (broken.length > 0) return broken
  const workloads = manifests.filter(isWorkload)
  return [
    ...workloads.flatMap((manifest) => faultsOfWorkload(manifest, manifests)),
    ...manifests
      .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
      .flatMap((one) => faultsOfScaling(one, workloads)),
  ]
}

function faultsOfWorkload(manifest: Manifest, all: readonly Manifest[]): string[] {
  const { name } = manifest.metadata
  const pod = podOf(manifest)
  const container = pod?.containers[0]
  const facts = imageFacts(name)
  if (pod === undefined || container === undefined || facts === undefined)
    return [`${name}: no container or image of it`]
  const rules: [isKept: boolean, rule: string][] = [
    [new RegExp(`(^|/)seraph-${facts.image}(:.+)?$`).test(container.image ?? ''), `the image is seraph-${facts.image}`],
    [pod.containers.length === 1, 'one container'],
    [
      pod.securityContext?.runAsNonRoot === true && pod.securityContext.runAsUser === 1000,
      'runs as user 1000, not root',
    ],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'the default seccomp profile'],
    [pod.automountServiceAccountToken === false, 'no token of the cluster'],
    [pod.enableServiceLinks === false, 'no variables of services'],
    [container.securityContext?.readOnlyRootFilesystem === true, 'a read-only root'],
    [container.securityContext?.allowPrivilegeEscalation === false, 'no more rights than at the start'],
    [container.securityContext?.capabilities?.drop?.join(',') === 'ALL', 'no capabilities'],
    [name === 'gateway' || container.securityContext?.capabilities?.add === undefined, 'adds no capability'],
    [container.resources?.requests?.['cpu'] !== undefined, 'asks for CPU'],
    [container.resources?.limits?.['memory'] !== undefined, 'a limit of memory'],
    [container.volumeMounts?.some(({ mountPath }) => mountPath === '/tmp') === true, 'a /tmp'],
  ]
  const own = [
    ...(manifest.kind === 'Deployment' ? deploymentRules(name, pod, container, facts, all) : []),
    ...(manifest.kind === 'CronJob' ? cronJobRules(manifest as unknown as ICronJob) : []),
    ...volumeRules(pod, container, all),
  ]
  const broken = [...rules, ...own].filter(([isKept]) => !isKept).map(([, rule]) => `${name}: must have or be: ${rule}`)
  return [...broken, ...settingsOf(name, container, facts, all).faults]
}

/** A run that is missed, late or doubled is thought of, and the time isn't the cluster's own. */
function cronJobRules({ spec }: ICronJob): [boolean, string][] {
  return [
    [spec?.concurrencyPolicy === 'Forbid', 'never two at once'],
    [spec?.timeZone === 'Etc/UTC', 'times in UTC'],
    [(spec?.startingDeadlineSeconds ?? 0) >= 3_600, 'an hour at least to begin in'],
    [(spec?.jobTemplate.spec?.backoffLimit ?? 0) >= 2, 'tries again'],
    [(spec?.jobTemplate.spec?.activeDeadlineSeconds ?? 0) > 0, 'an end for one that hangs'],
  ]
}

/** What is mounted is there, and can be written where it is kept. */
function volumeRules(pod: PodSpec, container: Container, all: readonly Manifest[]): [boolean, string][] {
  const kept = (pod.volumes ?? []).flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
  const isThere = (mount: string): boolean => pod.volumes?.some(({ name }) => name === mount) === true
  const isClaimed = (claim: string): boolean =>
    all.some(({ kind, metadata }) => kind === 'PersistentVolumeClaim' && metadata.name === claim)
  return [
    [(container.volumeMounts ?? []).every(({ name }) => isThere(name)), 'a volume for each mount'],
    // A restore reads the volume of the backups, which are applied apart.
    [container.name === 'restore' || kept.every(isClaimed), 'a claim for each volume'],
    [kept.length === 0 || pod.securityContext?.fsGroup === 1000, 'its volume belongs to group 1000'],
  ]
}

function deploymentRules(
  name: string,
  pod: PodSpec,
  container: Container,
  { ports, endsWithinMs = 0 }: ImageFacts,
  all: readonly Manifest[],
): [boolean, string][] {
  const { livenessProbe, readinessProbe, startupProbe } = container
  const open = container.ports?.map(({ containerPort }) => containerPort) ?? []
  const named = (port: unknown): boolean => container.ports?.some((one) => one.name === port) === true
  const needed = preStopSeconds(container) + endsWithinMs / 1_000 + 1
  const has = (kind: string): boolean => all.some((one) => one.kind === kind && one.metadata.name === name)
  return [
    [open.length > 0 && open.every((port) => ports.includes(port)), `ports of the image: ${ports.join(', ')}`],
    [livenessProbe?.httpGet?.path === '/healthz' && startupProbe?.httpGet?.path === '/healthz', 'alive by /healthz'],
    [readinessProbe?.httpGet?.path === (name === 'gateway' ? '/healthz' : '/readyz'), 'ready by /readyz'],
    [
      [livenessProbe, readinessProbe, startupProbe].every((probe) => named(probe?.httpGet?.port)),
      'probes on its ports',
    ],
    [(pod.terminationGracePeriodSeconds ?? 0) >= needed, `${needed} s to end`],
    [preStopSeconds(container) >= 5, '5 s before it ends, until nobody sends it new calls'],
    [(pod.topologySpreadConstraints ?? []).length > 0, 'spread over nodes'],
    [has('PodDisruptionBudget'), 'a disruption budget'],
    [name === 'worker' || has('Service'), 'a service'],
    [name === 'gateway' || has('HorizontalPodAutoscaler'), 'an autoscaler'],
  ]
}

function faultsOfScaling(manifest: Manifest, workloads: readonly Manifest[]): string[] {
  const { spec } = manifest as unknown as IHorizontalPodAutoscaler
  const isThere = workloads.some(({ metadata }) => metadata.name === spec?.scaleTargetRef.name)
  return [
    ...(isThere ? [] : [`${manifest.metadata.name}: scales nothing that is there`]),
    ...((spec?.minReplicas ?? 1) >= 2 ? [] : [`${manifest.metadata.name}: two at least, or one fault is an outage`]),
  ]
}
