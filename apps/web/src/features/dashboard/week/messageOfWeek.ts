import type { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'

import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import { eventText, studiedText, type LabelOf } from './weekTexts.ts'

/** A team's week as a short text for a message to all of them: it names no child, neither to praise nor to blame (rule 223). */
export function messageOfWeek(team: string, week: TeamWeek, label: LabelOf): string {
  const lines = [`${team}, this week: ${studiedText(week)}`]
  if (week.room !== null) lines.push(`At the meeting we play ${chaptersText(week.room.chapters, label)}.`)
  const [hard] = week.hardest
  if (hard !== undefined) lines.push(`Look at this one beforehand: ${hard.reference}. ${hard.question}`)
  lines.push(eventText(week))
  return lines.join('\n')
}
