import type { Season } from '@seraph/schema/season'
import { lazy, Suspense, useState } from 'react'

import type { RoomNeed } from './roomNeed.ts'
import { questionChoices, type RoomPlan } from '../../../liveRoom/roomPlan.ts'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { NeedPicker } from './NeedPicker.tsx'
import { PlanTime } from './PlanTime.tsx'

const PlanChaptersDialog = lazy(() =>
  import('./PlanChaptersDialog.tsx').then((module) => ({ default: module.PlanChaptersDialog })),
)

type Props = {
  season: Season
  plan: RoomPlan
  need: RoomNeed
  isLocked: boolean
  onChange: (plan: RoomPlan) => void
  onNeed: (need: RoomNeed) => void
}

/** What about, how many questions for each child, and for how long: low enough for a phone's screen. */
export function PlanForm({ season, plan, need, isLocked, onChange, onNeed }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <NeedPicker
        season={season}
        plan={plan}
        need={need}
        isLocked={isLocked}
        onNeed={onNeed}
        onChooseChapters={() => setIsChoosing(true)}
      />
      <fieldset disabled={isLocked}>
        <legend className="text-muted text-base">Questions for each child</legend>
        <div className="border-edge mt-1 grid grid-cols-4 overflow-hidden rounded-xl border-[1.5px]">
          {questionChoices.map((count) => (
            <label
              key={count}
              className="has-checked:bg-indigo has-checked:text-on-indigo has-focus-visible:outline-gold grid min-h-11 cursor-pointer place-items-center font-[640] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3"
            >
              <input
                type="radio"
                name="questionsEach"
                className="sr-only"
                checked={plan.questionsEach === count}
                onChange={() => onChange({ ...plan, questionsEach: count })}
              />
              {count ?? 'All'}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Pace">
          {(box) => (
            <select
              {...box}
              className={inputClass}
              disabled={isLocked}
              value={plan.pace}
              onChange={({ target: { value } }) => {
                const pace = value === 'together' ? 'together' : 'own'
                onChange({ ...plan, pace, minutes: null, secondsEach: null })
                // Who goes together has the same questions.
                if (pace === 'together' && need.kind === 'own') onNeed({ kind: 'chapters' })
              }}
            >
              <option value="own">Own pace</option>
              <option value="together">Together</option>
            </select>
          )}
        </Field>
        <PlanTime plan={plan} isLocked={isLocked} onChange={onChange} />
      </div>
      {plan.pace === 'together' && (
        <p className="text-muted -mt-2 text-base">
          Everybody has the same question. {plan.secondsEach === null ? 'You press Next' : 'The clock, or you,'}{' '}
          {plan.secondsEach === null ? 'for all.' : 'moves all on.'}
        </p>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <PlanChaptersDialog
            season={season}
            chosen={plan.chapters}
            onChoose={(chapters) => onChange({ ...plan, chapters })}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
