import { accuracy } from '@seraph/domain/progress/accuracy'

import { amountText } from '../../language/amountText.ts'
import { percentText } from '../../language/percentText.ts'
import type { RoomResults } from '../../liveRoom/roomCalls.ts'

/** What a host may tell others of a room: the team's figures and its best chapter, and no child's name (rule 182). */
export function shareLine(
  { name, participants, chapters }: Pick<RoomResults, 'name' | 'participants' | 'chapters'>,
  label: (chapter: number) => string,
): string {
  const took = participants.filter(({ questionsAnswered }) => questionsAnswered > 0)
  const sum = (of: 'questionsAnswered' | 'score' | 'pointsPossible') => took.reduce((all, one) => all + one[of], 0)
  const best = chapters.toSorted((a, b) => (b.accuracy ?? 0) - (a.accuracy ?? 0))[0]
  const figures = `${name}: ${amountText(took.length, 'child', 'children')}, ${amountText(sum('questionsAnswered'), 'answer')}, ${percentText(accuracy(sum('score'), sum('pointsPossible')))} of the points.`
  return best === undefined || chapters.length < 2 ? figures : `${figures} Best chapter: ${label(best.chapter)}.`
}
