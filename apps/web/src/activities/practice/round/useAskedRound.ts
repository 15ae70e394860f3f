import type { Question } from '@seraph/schema/http/questions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { call } from '../../../api/call.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/useSession.ts'
import { startRun, type QuizRunState } from '../run/quizRunState.ts'
import { askedRound } from './askedRound.ts'

type Options = {
  /** Nothing is under way, and nothing waits to be gone on with. */
  isFree: boolean
  /** The same, as far as it is known: it is asked for already. */
  mayBeFree: boolean
  onStart: (run: QuizRunState) => void
}

/**
 * Begins the round that the address asks for (`askedRound`), or the one that another screen hands over with its first answer, as soon as
 * nothing else is under way. The address is a plain one then: a reload begins nothing a second time.
 */
export function useAskedRound({ isFree, mayBeFree, onStart }: Options) {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const round = askedRound(params)
  const handed = readHanded(location.state)
  const isAsked = round !== undefined && handed === undefined
  const isWanted = isFree && isAsked
  // Who is here decides what is asked of them.
  const isKnown = useSession().status !== 'checking'
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['round', round, location.key],
    enabled: mayBeFree && isAsked && isKnown,
    gcTime: 0,
    queryFn: () => call('getRound', { query: round ?? {} }),
  })
  const questions = handed?.questions ?? (isWanted ? data?.questions : undefined)
  const isEmpty = questions?.length === 0
  const start = useEffectEvent((asked: readonly Question[]) => {
    onStart(startRun(asked, handed?.answer))
    void navigate(paths.practice, { replace: true })
  })
  useEffect(() => {
    if (isFree && questions !== undefined && questions.length > 0) start(questions)
  }, [isFree, questions])
  return {
    /** A round is asked for and will begin by itself. */
    isComing: (round !== undefined || handed !== undefined) && !isEmpty && !(isWanted && error !== null),
    isEmpty,
    error: isWanted ? error : null,
    isFetching: isWanted && isFetching,
    retry: () => void refetch(),
  }
}

type Handed = { questions: readonly Question[]; answer: string }

/** What our own screen put into the history; anything else there is none. */
function readHanded(state: unknown): Handed | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { questions, answer } = state as Partial<Handed>
  return Array.isArray(questions) && typeof answer === 'string' ? { questions, answer } : undefined
}
