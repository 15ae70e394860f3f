import type { WorkName } from '../../activities/activity.ts'
import { namedActivities, type Activities, type ActivityName } from '../../activities/index.ts'
import type { CallInput } from '../../api/sendCall.ts'
import type { Contracts } from '../../api/contracts.ts'

/** The calls of an activity and those of no activity whose content is kept until the server has it. */
export type OutboxName =
  | { [Name in ActivityName]: keyof Activities[Name]['outbox'] }[ActivityName]
  | 'appealMark'
  | 'reportError'

/** What people call their content. */
export const outboxKinds = {
  appealMark: { one: 'question about a mark', many: 'questions about marks' },
  reportError: { one: 'error report', many: 'error reports' },
  ...Object.assign({}, ...namedActivities.map(([, { outbox }]) => outbox)),
} as Readonly<Record<OutboxName, WorkName>>

/** What such a call carries. */
export type OutboxBody<Name extends OutboxName> = CallInput<Contracts[Name]>['body']
