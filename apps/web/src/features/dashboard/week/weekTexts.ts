import type { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'

import { amountText } from '../../../language/amountText.ts'
import { monthDayText } from '../../../language/dayTexts.ts'
import { numberText } from '../../../language/numberText.ts'
import { chaptersText } from '../../../liveRoom/chaptersText.ts'

/** A chapter's label by its ordinal. */
export type LabelOf = (chapter: number) => string

/** Progress of the event. */
export function eventText({ event }: TeamWeek): string {
  if (event === null) return 'No event is ahead.'
  const where = `the ${event.name} on ${monthDayText(event.date)}`
  return event.daysLeft === 0 ? `Today is ${where}.` : `${amountText(event.daysLeft, 'day')} to ${where}.`
}

/** Who studied, as a sum that names nobody. */
export function studiedText({ members }: TeamWeek): string {
  const studied = members.filter(({ days }) => days.some(({ was }) => was === 'studied')).length
  const gained = members.reduce((sum, one) => sum + one.gained, 0)
  const said = `${amountText(gained, 'part was', 'parts were')} said from memory for the first time`
  return `${studied} of ${amountText(members.length, 'player')} studied, and ${said}.`
}

/** A sentence that can be said or sent to a child as it is. */
export function wordText(reason: TeamWeek['words'][number]['reason'], days: number): string {
  return reason === 'missed'
    ? 'We missed you this week. Shall we look at your verses together at the meeting?'
    : `You studied on ${amountText(days, 'day')} this week. Thank you for carrying the team!`
}

/** How many of the verses nobody keeps. */
export function gapsText(holes: number, asked: number): string {
  if (holes === 0) return 'Every verse is kept by somebody.'
  const verses = amountText(asked, 'verse')
  return `Nobody keeps ${holes === asked ? `any of the ${verses}` : `${numberText(holes)} of ${verses}`} yet.`
}

/** What nobody keeps, and what nobody was asked. */
export function holesText({ holes: { asked, holes, alone, unopened } }: TeamWeek, label: LabelOf): string[] {
  return [
    gapsText(holes, asked),
    ...(alone > 0 ? [`${amountText(alone, 'verse is', 'verses are')} with one player alone.`] : []),
    ...(unopened.length > 0 ? [`Nobody has begun ${chaptersText(unopened, label)}.`] : []),
  ]
}

/** What the room of the day is for. */
export function roomText({ room }: TeamWeek): string {
  return room?.goal === 'new'
    ? 'Nobody was asked most of it yet.'
    : 'It is begun: somebody has met parts of it that nobody keeps yet.'
}
