import type { Today } from '@seraph/schema/http/today'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'
import { todayQuery } from '../../../api/queries/todayQuery.ts'
import { textOf } from '../../../messages.ts'

const goals = [
  { goal: 'small', label: 'Small', detail: '5 questions' },
  { goal: 'middle', label: 'Middle', detail: '10 questions' },
  { goal: 'large', label: 'Large', detail: '20 questions' },
] as const

/** How much of a day: the child's own choice (rule 196). */
export function GoalPicker({ playerId, goal }: { playerId: string; goal: Today['goal'] }) {
  const client = useQueryClient()
  const choose = useMutation({
    mutationFn: (wanted: Today['goal']) => call('setDailyGoal', { body: { goal: wanted } }),
    onSuccess: () => client.invalidateQueries({ queryKey: todayQuery(playerId).queryKey }),
  })
  return (
    <fieldset className="mt-6">
      <legend className="font-display text-xl">My goal for a day</legend>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {goals.map(({ goal: one, label, detail }) => (
          <label
            key={one}
            className="border-edge bg-surface has-checked:border-indigo has-checked:bg-sunken rounded-card flex min-h-14 flex-col items-center justify-center border-[1.5px] px-2 py-1.5 text-center has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="daily-goal"
              className="sr-only"
              checked={(choose.variables ?? goal) === one}
              onChange={() => choose.mutate(one)}
            />
            <b>{label}</b>
            <span className="text-muted text-base leading-tight">{detail}</span>
          </label>
        ))}
      </div>
      {choose.error !== null && (
        <p role="alert" className="text-bad mt-2">
          {textOf(choose.error)}
        </p>
      )}
    </fieldset>
  )
}
