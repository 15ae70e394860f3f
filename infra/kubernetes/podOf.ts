import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import type { ICronJob } from 'kubernetes-models/batch/v1/CronJob'
import type { IJob } from 'kubernetes-models/batch/v1/Job'

import type { Manifest } from './readManifests.ts'

export type PodSpec = NonNullable<NonNullable<NonNullable<IDeployment['spec']>['template']>['spec']>

/** The pod that a Deployment, a Job or a CronJob makes; undefined where it names none. */
export function podOf(manifest: Manifest): PodSpec | undefined {
  if (manifest.kind === 'CronJob') return (manifest as unknown as ICronJob).spec?.jobTemplate.spec?.template.spec
  return (manifest as unknown as IDeployment | IJob).spec?.template?.spec
}
