import { listText } from '../language/listText.ts'
import { amountText } from '../language/amountText.ts'
import { pluralForm } from '../language/pluralForm.ts'
import type { OutboxName } from '../saving/outbox/outboxKinds.ts'
import { outboxKinds } from '../saving/outbox/outboxKinds.ts'
import type { Toast } from '../ui/toasts/toastStore.ts'

/** "2 answers and 1 crossword": what these calls carry, in words. */
export function workText(names: readonly OutboxName[]): string {
  const counts = new Map<OutboxName, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const parts = [...counts].map(([name, count]) => amountText(count, outboxKinds[name].one, outboxKinds[name].many))
  return listText(parts)
}

/** Texts about work that waits in this browser. */
export const savingTexts = {
  waiting: (names: readonly OutboxName[]) => `${workText(names)} waiting to be saved`,
  ofAnother: (names: readonly OutboxName[]) =>
    `${workText(names)} of another player ${pluralForm(names.length, 'waits', 'wait')} in this browser, to be sent when that player logs in here again.`,
  ofSignedOut: (names: readonly OutboxName[]) =>
    `${workText(names)} ${pluralForm(names.length, 'waits', 'wait')} in this browser. Log in with the same player code and ${pluralForm(names.length, 'it is', 'they are')} sent.`,
  refused: (names: readonly OutboxName[]) =>
    `The server did not take ${workText(names)}. ${pluralForm(names.length, 'It is', 'They are')} kept here; press Save now to try again.`,
  unreadable: (count: number) =>
    `${count === 1 ? 'Something' : amountText(count, 'thing')} saved in this browser could not be read and ${pluralForm(count, 'was', 'were')} set aside. Everything else works as usual.`,
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
    description: `${workText(names)} could not be saved yet. Log in here with the same player code and ${pluralForm(names.length, 'it is', 'they are')} sent.`,
    durationMs: 10_000,
  }),
} as const
