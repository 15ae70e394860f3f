import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { countNames } from '@seraph/schema/progress/progressKinds'
import type { Counts } from '@seraph/schema/progress/progressKinds'

/** What a test says of an event: its counts stand beside the rest. */
export type EventFacts = Partial<Omit<ProgressEvent, 'counts'>> & Partial<Counts>

/** An event of no study at noon of 10 January 2026, but for what `over` says. */
export function makeProgressEvent(over: EventFacts = {}): ProgressEvent {
  const counts = Object.fromEntries(countNames.map((name) => [name, over[name] ?? 0])) as Counts
  return {
    id: over.id ?? 'e',
    seasonId: over.seasonId ?? 'season',
    kind: over.kind ?? 'study',
    occurredAt: over.occurredAt ?? Date.UTC(2026, 0, 10, 12),
    localDate: over.localDate ?? '2026-01-10',
    loginId: over.loginId ?? 'login',
    studySeconds: over.studySeconds ?? 0,
    chapters: over.chapters ?? [],
    counts,
    correctionOf: over.correctionOf ?? null,
    counted: over.counted ?? null,
  }
}
