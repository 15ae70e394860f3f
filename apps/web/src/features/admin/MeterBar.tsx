import { Progress } from 'radix-ui'

import { numberText, tenthText } from '../../language/numberText.ts'

type Props = { label: string; figure: number; limit: number | null; unit: string }

/** A figure beside its limit, as words and, where there is a limit, as a bar. */
export function MeterBar({ label, figure, limit, unit }: Props) {
  const shown = tenthText(figure)
  if (limit === null) {
    return (
      <p>
        {label}: {shown} {unit} <span className="text-muted">(no limit)</span>
      </p>
    )
  }
  const filled = Math.min(100, (100 * figure) / limit)
  return (
    <div>
      <p>
        {label}: {shown} of {numberText(limit)} {unit} allowed
      </p>
      <Progress.Root value={filled} aria-label={label} className="bg-sunken mt-1 h-3 overflow-hidden rounded-full">
        <Progress.Indicator
          className={figure > limit ? 'bg-bad h-full' : 'bg-good-fill h-full'}
          style={{ width: `${filled}%` }}
        />
      </Progress.Root>
    </div>
  )
}
