import type { PartStanding } from '@seraph/schema/http/today'
import { useQuery } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { useSession } from '../../session/useSession.ts'
import type { Quiz } from './quizState.ts'

/** What a round gained and what comes back. `whole`: the ordinals of chapters of which all is kept since this round's day. */
export type Standings = { kept: readonly PartStanding[]; missed: readonly PartStanding[]; whole: ReadonlySet<number> }

const nothing: Standings = { kept: [], missed: [], whole: new Set() }

/** How a player's answered questions stand now; nothing for a guest, and while the server can't be asked. */
export function useStandings(marks: Quiz['marks']): Standings {
  const { player } = useSession()
  const ids = Object.keys(marks).slice(0, 200)
  const { data } = useQuery({
    queryKey: ['standings', ...Object.values(marks).map(({ id }) => id)],
    enabled: player !== null && ids.length > 0,
    queryFn: () => call('getStandings', { query: { questions: ids.join(',') } }),
  })
  if (data === undefined) return nothing
  const parts = data.questions.flatMap((question) => question.parts.map((part) => ({ ...part, of: question.chapter })))
  const kept = parts.filter(({ state, since }) => state === 'kept' && isToday(since))
  const now = new Set(kept.map(({ of }) => of))
  const whole = data.chapters.filter((one) => one.kept === one.parts && now.has(one.chapter))
  return {
    kept,
    missed: parts.filter(({ state }) => state === 'seen'),
    whole: new Set(whole.map(({ chapter }) => chapter)),
  }
}

function isToday(at: string | null): boolean {
  return at !== null && new Date(at).toDateString() === new Date().toDateString()
}
