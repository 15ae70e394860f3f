import type { Season } from '@seraph/schema/season'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

import { fetchRoundQuestions } from './fetchRoundQuestions.ts'
import { readSetup, setupParams } from './roundSetup.ts'
import type { RoundSetup } from './roundSetup.ts'

/** What a quiz is set up with, as the address keeps it, and a way to change it; `onChange` is told first. */
export function useRoundSetup(season: Season, onChange: () => void): [RoundSetup, (setup: RoundSetup) => void] {
  const [params, setParams] = useSearchParams()
  useEffect(() => void fetchRoundQuestions().catch(() => undefined), [])
  const choose = (setup: RoundSetup) => {
    onChange()
    setParams(setupParams(setup), { replace: true })
  }
  return [readSetup(params, season), choose]
}
