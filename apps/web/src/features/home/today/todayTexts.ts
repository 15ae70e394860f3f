import type { Today } from '@seraph/schema/http/today'
import type { Season } from '@seraph/schema/season'

import { amountText } from '../../../language/amountText.ts'
import { weekdayText } from '../../../language/dayTexts.ts'
import { listText } from '../../../language/listText.ts'

/** What the day is called: the chapter that most of it is of, if there is one. */
export function chapterText({ round }: Today, season: Season | undefined): string | undefined {
  return round.chapter === null ? undefined : season?.chapters[round.chapter - 1]?.label
}

/** The headline. */
export function greeting(today: Today, season: Season | undefined): string {
  const { isDone, round } = today
  if (isDone) return 'Done for today.'
  if (round.questions === 0) return 'Nothing is due today.'
  const chapter = chapterText(today, season)
  return `${amountText(round.minutes, 'minute')}${chapter === undefined ? ' today?' : ` for ${chapter}?`}`
}

/** What the round holds, or what was done. */
export function daySentence({ isDone, answered, round }: Today): string {
  if (isDone) return `${amountText(answered, 'question')} answered. You can do more, but you don’t have to.`
  if (round.questions === 0) return 'All that you know is still fresh. Practice what you like.'
  const kinds = [
    ...(round.due > 0 ? [`${round.due} to say again`] : []),
    ...(round.new > 0 ? [`${round.new} new`] : []),
  ]
  return `${amountText(round.questions, 'question')}: ${listText(kinds)}.`
}

/** What the main button says. */
export function buttonText(today: Today, season: Season | undefined): { title: string; detail: string } {
  const { isDone, round } = today
  const detail = `${amountText(round.questions, 'question')} · ${round.minutes} min`
  if (round.questions === 0) return { title: 'Practice freely', detail: 'Choose your chapters' }
  if (isDone) return { title: 'One more round', detail }
  const chapter = chapterText(today, season)
  return { title: chapter === undefined ? 'Today’s round' : `Today: ${chapter}`, detail }
}

/** How a day of the week was, for those who don't see it. */
export const dayWords = { studied: 'studied', rest: 'rest day', missed: 'not studied', open: 'today, still to do' }

/** What is said of the missed day that a streak bridges (rule 53). */
export function restText(date: string): string {
  return `${weekdayText(date)} was your rest day. The days before it still count.`
}

/** How far the verses of this week's step are, and what of former weeks is open: kindly, since there is time for it. */
export function stepText({
  questions,
  recalled,
  behind,
}: NonNullable<NonNullable<Today['assignment']>['step']>): string {
  const open = behind === 0 ? '' : ` ${amountText(behind, 'question')} of former weeks can still be caught up.`
  if (questions === 0) return `Read them once.${open}`
  if (recalled === questions) return `You have answered all of its questions.${open}`
  return `${recalled} of ${amountText(questions, 'question')} said.${open}`
}
