import { longDateText } from '../language/timeTexts.ts'
import { playerTexts } from '../messages/players.ts'

/** Somebody who signed in without a number only studies for 14 days (rule 42); `until` is a time in ISO form. */
export function StudiesNote({ until }: { until: string }) {
  const day = longDateText(until)
  return (
    <p role="note" className="bg-fair-ground rounded-card mt-6 px-5 py-4">
      {playerTexts.studiesUntil(day)}
    </p>
  )
}
