import { listClubsOfCoach, listRevisionsInForce } from '@seraph/db/queries/appeals/keyRevisions'
import { listOverturnedAnswers } from '@seraph/db/queries/appeals/overturnedAnswers'
import type { Whose } from '@seraph/db/queries/appeals/waitingAppeals'
import { appealedWording } from '@seraph/judge/revise/appealedWording'

import type { Deps } from '../../deps.ts'

/** A wording of a part that the panel of an event gave after all. */
export type EventWording = { questionId: string; partId: string; wording: string; times: number }

const keyOf = ({ questionId, partId, wording }: Omit<EventWording, 'times'>) => `${questionId} ${partId} ${wording}`

/**
 * The wordings that panels gave after all and nobody has decided about yet (rule 234), those given most often first. For a coach what is
 * decided for one of the coach's clubs, or everywhere, is decided; for the admin what is decided everywhere.
 */
export async function listEventWordings({ db }: Pick<Deps, 'db'>, whose: Whose): Promise<EventWording[]> {
  const overturned = await listOverturnedAnswers(db, whose)
  if (overturned.length === 0) return []
  const [revisions, clubs] = await Promise.all([
    listRevisionsInForce(db, whose.seasonId),
    whose.coachId === undefined ? [] : listClubsOfCoach(db, whose.coachId),
  ])
  const clubIds = new Set(clubs.map(({ id }) => id))
  const decided = new Set(
    revisions.filter(({ clubId }) => clubId === null || clubIds.has(clubId)).map((revision) => keyOf(revision)),
  )
  const found = new Map<string, EventWording>()
  for (const { questionId, parts, part, answer } of overturned) {
    const partId = parts[part]?.id
    if (partId === undefined) continue
    const wording = appealedWording({ parts }, partId, answer)
    const key = keyOf({ questionId, partId, wording })
    if (wording === '' || decided.has(key)) continue
    found.set(key, { questionId, partId, wording, times: (found.get(key)?.times ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => b.times - a.times)
}
