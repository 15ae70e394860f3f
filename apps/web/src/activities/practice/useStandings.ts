import type { PartStanding } from '@seraph/schema/http/today'
import { useQuery } from '@tanstack/react-query'

import { isPassing } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../session/useSession.ts'
import { missedHere } from './missedHere.ts'
import type { Quiz } from './quizState.ts'
import { useGoOn } from './round/useGoOn.ts'

/**
 * What a round gained and what comes back. `whole`: the ordinals of chapters of which all is kept since this round's day; `isPartial`:
 * the server can't be asked just now, so that only what comes back is known.
 */
export type Standings = {
  kept: readonly PartStanding[]
  missed: readonly PartStanding[]
  whole: ReadonlySet<number>
  isPartial: boolean
}

const nothing: Standings = { kept: [], missed: [], whole: new Set(), isPartial: false }

/** How a player's answered questions stand now; nothing for a guest. While the server can't be asked it is asked again by itself. */
export function useStandings({ marks, reviews }: Pick<Quiz, 'marks' | 'reviews'>): Standings {
  const { player } = useSession()
  const ids = Object.keys(marks).slice(0, 200)
  const { data, error, refetch } = useQuery({
    queryKey: ['standings', ...Object.values(marks).map(({ id }) => id)],
    enabled: player !== null && ids.length > 0,
    queryFn: () => call('getStandings', { query: { questions: ids.join(',') } }),
  })
  useGoOn(data === undefined && error !== null && isPassing(error), () => void refetch())
  if (data === undefined)
    return error === null ? nothing : { ...nothing, missed: missedHere({ marks, reviews }), isPartial: true }
  const parts = data.questions.flatMap((question) => question.parts.map((part) => ({ ...part, of: question.chapter })))
  const kept = parts.filter(({ state, since }) => state === 'kept' && isToday(since))
  const now = new Set(kept.map(({ of }) => of))
  const whole = data.chapters.filter((one) => one.kept === one.parts && now.has(one.chapter))
  return {
    kept,
    missed: parts.filter(({ state }) => state === 'seen'),
    whole: new Set(whole.map(({ chapter }) => chapter)),
    isPartial: false,
  }
}

function isToday(at: string | null): boolean {
  return at !== null && new Date(at).toDateString() === new Date().toDateString()
}
