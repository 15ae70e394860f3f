import type { PlannedMeeting, TeamReadiness } from '@seraph/schema/http/coaches/teamReadiness'

import { amountText } from '../../../language/amountText.ts'
import { monthDayText } from '../../../language/dayTexts.ts'
import { numberText } from '../../../language/numberText.ts'
import { percentText } from '../../../language/percentText.ts'

const whole = (share: number): number => Math.round(100 * share)

/** The question over all of it: "Ready for January 16?" */
export function readyTitle(event: TeamReadiness['event']): string {
  return event === null ? 'Ready for the event?' : `Ready for ${monthDayText(event.date)}?`
}

/** What the team keeps now, and what that would come to on the day. */
export function standingText({ kept, parts, low, high, share, event }: TeamReadiness): string {
  const now = `Together the team keeps ${numberText(kept)} of ${amountText(parts, 'part')} now.`
  const on = event === null ? 'today' : `on ${monthDayText(event.date)}`
  if (share === 0) return `${now} There is nothing to count on yet.`
  const range = `between ${whole(low)} and ${percentText(whole(high))}`
  return `${now} With no more study it would know about ${percentText(whole(share))} of the points ${on}: in most events ${range}.`
}

const words: Readonly<Record<TeamReadiness['sureness'], string>> = {
  little: 'This is a rough guess:',
  some: 'This is fairly sure:',
  much: 'This is quite sure:',
}

/** How sure that is, and of what. */
export function surenessText({ sureness, met, parts }: TeamReadiness): string {
  const heard = `Seraph has asked the team ${numberText(met)} of ${amountText(parts, 'part')}.`
  return `${words[sureness]} ${heard} What nobody has been asked counts as not known.`
}

/** What would be asked, as far as anybody can tell. */
export function askedText({ questions, chapters }: TeamReadiness): string {
  const all = `Any of the ${amountText(chapters.length, 'chapter')} can be asked`
  const known = `${all}; Seraph has ${amountText(questions, 'question')} on them.`
  return `${known} At the event up to one question in ten comes from the Bible Commentary: none of those are here.`
}

/** What a meeting is for. */
export function meetingText({ goal }: PlannedMeeting): string {
  return goal === 'near'
    ? 'Begun: somebody has met parts of it that nobody keeps yet.'
    : 'New: nobody has been asked most of it.'
}
