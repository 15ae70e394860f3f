import type { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'

import { amountText } from '../../../language/amountText.ts'
import { monthDayText, weekdayText } from '../../../language/dayTexts.ts'
import { Card } from '../../../ui/Card.tsx'
import type { LabelOf } from './weekTexts.ts'

type Props = {
  due: NonNullable<TeamWeek['due']>
  memberOf: ReadonlyMap<string, TeamWeek['members'][number]>
  label: LabelOf
}

/** What is due by the next club day, in the coach's order, and how far each is (rule 204). */
export function DueCard({ due: { by, members }, memberOf, label }: Props) {
  const verseText = ({ chapter, verse }: { chapter: number; verse: number }): string => `${label(chapter)}:${verse}`
  return (
    <Card className="break-inside-avoid">
      <h2 className="text-xl">
        By {weekdayText(by)}, {monthDayText(by)}
      </h2>
      <ul className="divide-line divide-y">
        {members.map(({ playerId, from, to, questions, recalled, behind }) => {
          const member = memberOf.get(playerId)
          return (
            <li key={playerId} className="py-2">
              <b>{member?.label ?? member?.playerCode}</b> {verseText(from)} to {verseText(to)}
              <span className="text-muted block text-base">
                {recalled} of {amountText(questions, 'question')} said
                {behind > 0 && ` · ${behind} of former weeks open`}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
