import { useEffect, useEffectEvent, useReducer } from 'react'

import { useStudyClock } from '../../activity/useStudyClock.ts'
import { InOrderResult } from './InOrderResult.tsx'
import { inOrderReducer, type InOrderRun } from './inOrderRun.ts'
import type { KeptInOrder } from './keptInOrder.ts'
import { RecallStep } from './RecallStep.tsx'
import { WindowStep } from './WindowStep.tsx'

type Props = {
  start: KeptInOrder
  onChange: (kept: KeptInOrder) => void
  /** The list was written from memory; `minutes`: what was studied. */
  onComplete: (run: InOrderRun, minutes: number) => void
  onAgain: () => void
}

/** One list from where it stands to how it went. */
export function InOrderRunView({ start, onChange, onComplete, onAgain }: Props) {
  const [run, dispatch] = useReducer(inOrderReducer, start.run)
  const clock = useStudyClock(start.clock, run.phase !== 'done')
  const tellChange = useEffectEvent((now: InOrderRun) => {
    if (now.phase !== 'done') onChange({ ...start, run: now, clock: clock.read() })
  })
  useEffect(() => tellChange(run), [run])
  const finish = () => {
    onComplete(run, clock.lapMinutes())
    dispatch({ type: 'finish' })
  }
  if (run.phase === 'done') return <InOrderResult run={run} onAgain={onAgain} />
  if (run.phase === 'recall') return <RecallStep run={run} dispatch={dispatch} onFinish={finish} />
  return <WindowStep key={run.index} run={run} dispatch={dispatch} />
}
