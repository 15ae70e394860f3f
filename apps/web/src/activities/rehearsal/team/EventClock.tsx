import { nad2023 } from '@seraph/domain/event/eventProfile'

import { clockText } from '../../../activity/clockText.ts'
import { useCountdown } from '../useCountdown.ts'

/** What is left of the time, with a warning in its last ten seconds that is said once. */
export function EventClock({ endsAt, className = '' }: { endsAt: number | undefined; className?: string }) {
  const leftMs = useCountdown(endsAt)
  if (leftMs === undefined) return null
  const isWarning = leftMs <= nad2023.warningSeconds * 1_000
  return (
    <>
      <p
        role="timer"
        aria-label={`${Math.ceil(leftMs / 1_000)} seconds left`}
        className={`font-display text-4xl font-semibold tabular-nums ${isWarning ? 'text-fair' : ''} ${className}`}
      >
        {clockText(leftMs + 999)}
      </p>
      <output className="sr-only">{isWarning ? `${nad2023.warningSeconds} seconds left` : ''}</output>
    </>
  )
}
