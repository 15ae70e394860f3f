import type { EventQuestion } from '@seraph/schema/http/events/events'

/** The answer as it is read out. */
export function KeyText({ asked }: { asked: EventQuestion | null }) {
  if (asked?.key === undefined) return null
  return (
    <p className="border-line border-t pt-3 text-xl">
      <span className="text-muted block text-base">The answer</span>
      {asked.key.map(({ text }) => text).join(' · ')}
    </p>
  )
}
