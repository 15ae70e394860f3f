import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { seasonQuery } from '../api/queries/seasonQuery.ts'
import { useResume, type ResumeOptions } from '../saving/snapshots/useResume.ts'
import { drillsQuery } from './drillsQuery.ts'

/**
 * What a drill's screen needs: the season and its drills, the round in hand,
 * and one that was left, which this tab goes on with by itself after a reload.
 * `preload` fetches the part that shows a round; it must be the same function at every call.
 */
export function useDrillRound<State>(kept: Omit<ResumeOptions<State>, 'season'>, preload: () => Promise<unknown>) {
  const { data: season } = useQuery(seasonQuery)
  const drills = useQuery(drillsQuery)
  const resume = useResume<State>({ ...kept, season: season?.id })
  const [round, setRound] = useState<{ state: State; runId?: string }>()
  const { found } = resume
  if (round === undefined && found?.isOfThisTab === true) setRound(found)
  useEffect(() => void preload().catch(() => undefined), [preload])
  return { season, drills, resume, found, round, setRound }
}
