import type { Operator } from '@seraph/schema/operator'
import type { SeasonPages } from '@seraph/schema/seasonPages'

import { longDayText } from '../../language/dayTexts.ts'
import { TextSection } from '../../ui/TextSection.tsx'

type Props = { labels: SeasonPages['support']['transparency']; figures: Operator['transparency'] }

/** What was received and spent, as the operator says; where nothing is said, that. */
export function Transparency({ labels, figures }: Props) {
  if (figures === undefined) return <TextSection title={labels.title} paragraphs={[labels.withoutFigures]} />
  const rows = [
    [labels.received, figures.received],
    [labels.serverCosts, figures.serverCosts],
    [labels.development, figures.development],
  ] as const
  return (
    <TextSection title={labels.title}>
      <dl className="border-line bg-surface rounded-card mt-4 border px-5">
        {rows.map(([label, value]) => (
          <div key={label} className="border-line flex flex-wrap justify-between gap-x-6 border-b py-3 last:border-b-0">
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted mt-2 text-base">
        {labels.asOf} {longDayText(figures.asOf)}
      </p>
    </TextSection>
  )
}
