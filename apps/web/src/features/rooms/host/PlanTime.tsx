import { minuteChoices, secondsChoices, type RoomPlan } from '../../../liveRoom/roomPlan.ts'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'

type Props = { plan: RoomPlan; isLocked: boolean; onChange: (plan: RoomPlan) => void }

/** For how long: minutes for the whole, or, where all go together, seconds for each question. */
export function PlanTime({ plan, isLocked, onChange }: Props) {
  const isTogether = plan.pace === 'together'
  const choices = isTogether ? secondsChoices : minuteChoices
  const textOf = (amount: number) => (isTogether ? `${amount} seconds` : `${amount} minutes`)
  const choose = (amount: number | null) =>
    onChange(isTogether ? { ...plan, secondsEach: amount } : { ...plan, minutes: amount })
  return (
    <Field label={isTogether ? 'Each question' : 'Time'}>
      {(box) => (
        <select
          {...box}
          className={inputClass}
          disabled={isLocked}
          value={(isTogether ? plan.secondsEach : plan.minutes) ?? ''}
          onChange={({ target: { value } }) => choose(value === '' ? null : Number(value))}
        >
          {choices.map((amount) => (
            <option key={amount} value={amount ?? ''}>
              {amount === null ? 'No limit' : textOf(amount)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
