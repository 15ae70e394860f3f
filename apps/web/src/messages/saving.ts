import type { OutboxName } from '../saving/outboxKinds.ts'
import { outboxKinds } from '../saving/outboxKinds.ts'
import type { Toast } from '../ui/toastStore.ts'

/** "2 answers and 1 crossword": what these calls carry, in words. */
export function workText(names: readonly OutboxName[]): string {
  const counts = new Map<OutboxName, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const parts = [...counts].map(([name, count]) => `${count} ${outboxKinds[name][count === 1 ? 'one' : 'many']}`)
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
}

/** Texts about work that waits in this browser. */
export const savingTexts = {
  waiting: (names: readonly OutboxName[]) => `${workText(names)} waiting to be saved`,
  ofAnother: (names: readonly OutboxName[]) =>
    `${workText(names)} of another player ${names.length === 1 ? 'waits' : 'wait'} in this browser, to be sent when that player logs in here again.`,
  ofSignedOut: (names: readonly OutboxName[]) =>
    `${workText(names)} ${names.length === 1 ? 'waits' : 'wait'} in this browser. Log in with the same PLR code and ${names.length === 1 ? 'it is' : 'they are'} sent.`,
  refused: (names: readonly OutboxName[]) =>
    `The server did not take ${workText(names)}. ${names.length === 1 ? 'It is' : 'They are'} kept here; Save now tries again.`,
  passing: 'This browser can’t keep them for later: please leave this page open until they are saved.',
} as const

/** Toasts about work that waits in this browser. */
export const savingToasts = {
  notCounted: (name: OutboxName): Toast => ({
    title: 'Not Counted',
    description: `The server could not count 1 saved ${outboxKinds[name].one}.`,
    isError: true,
  }),
  keptAtLogout: (names: readonly OutboxName[]): Toast => ({
    title: 'Logged Out',
    description: `${workText(names)} could not be saved yet. Log in here with the same PLR code and ${names.length === 1 ? 'it is' : 'they are'} sent.`,
    durationMs: 10_000,
  }),
} as const
