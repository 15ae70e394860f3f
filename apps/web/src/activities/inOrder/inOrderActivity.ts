import type { Activity } from '../activity.ts'

export const inOrderActivity = {
  title: 'In Order',
  lead: 'Lists from the season, one thing at a time, then the whole list from memory.',
  path: '/in-order',
  section: 'study',
  keptAs: 'in-order',
  outbox: { updateInOrder: { one: 'list', many: 'lists' } },
  questions: { label: 'In Order', count: 'inOrderLists', accuracy: 'inOrderAccuracy' },
  achievements: ['streak'],
} as const satisfies Activity
