import type { EventAppeal } from '@seraph/schema/http/events/eventRoom'

import { Card } from '../../../../ui/Card.tsx'
import { appealTexts } from '../appealTexts.ts'

type Props = { title: string; appeals: readonly EventAppeal[]; nameOf?: (teamId: string) => string }

/** What teams asked the panel about, and what became of it (rule 234); `nameOf`: where more teams than one are meant. */
export function AppealList({ title, appeals, nameOf }: Props) {
  if (appeals.length === 0) return null
  return (
    <Card className="mt-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid gap-1 text-base">
        {appeals.map(({ id, teamId, question, expected, decision }) => (
          <li key={id}>
            {nameOf !== undefined && `${nameOf(teamId)} · `}Question {question + 1}, “{expected}”:{' '}
            {appealTexts[decision ?? 'waiting']}
          </li>
        ))}
      </ul>
    </Card>
  )
}
