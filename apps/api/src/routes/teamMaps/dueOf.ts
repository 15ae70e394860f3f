import { stepStanding } from '@seraph/domain/assignment/stepStanding'
import type { StepStanding } from '@seraph/domain/assignment/stepStanding'
import { verseAtPlace } from '@seraph/domain/assignment/verseRow'
import { unpackCard } from '@seraph/domain/review/cards/packedCard'
import type { MapQuestion, MemberCards } from '@seraph/domain/teamMap/mapQuestion'
import type { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'

import { assignmentOf } from '../assignments/assignmentOf.ts'
import { stepsOf } from '../assignments/stepsOf.ts'
import { mapSeason } from './mapSeason.ts'
import type { ReadTeam } from './readTeam.ts'

/** What each member of a team has to have learnt by the next club day, and how far it is (rule 204); null where nothing is due any more. */
export function dueOf({ season, assignment, members, today, prepared }: ReadTeam): TeamWeek['due'] {
  const ids = members.map(({ playerId }) => playerId)
  const { pieces } = assignmentOf(season, assignment, ids)
  const questions = [...mapSeason(season).questions.values()]
  const { chapters } = season.season
  const standings = members.flatMap(({ playerId, known }) => {
    const steps = stepsOf(season, assignment, { pieces, member: playerId, event: prepared.event })
    if (steps.length === 0) return []
    const standing: StepStanding | undefined = stepStanding(
      steps,
      today,
      questions.map((question) => ({ places: question.places, isRecalled: isRecalled(question, known) })),
    )
    return standing === undefined ? [] : [{ playerId, standing }]
  })
  const [by] = standings.map(({ standing }) => standing.by).toSorted()
  if (by === undefined) return null
  return {
    by,
    members: standings
      .filter(({ standing }) => standing.by === by)
      .map(({ playerId, standing: { first, last, questions: asked, recalled, behind } }) => ({
        playerId,
        from: verseAtPlace(chapters, first),
        to: verseAtPlace(chapters, last),
        questions: asked,
        recalled,
        behind,
      })),
  }
}

function isRecalled({ id, parts }: MapQuestion, known: MemberCards): boolean {
  const cards = known[id]
  if (cards === undefined) return false
  return parts.every((part) => {
    const packed = cards[part]
    return packed !== undefined && unpackCard(packed).recalled !== undefined
  })
}
