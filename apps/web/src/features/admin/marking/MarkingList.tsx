import type { MarkingFigure } from '@seraph/schema/http/admin/adminMarking'

import { figuresOf } from './figuresOf.ts'

/** How the judge fares: all answers of the season, then by month, version of the judge and kind of question. */
export function MarkingList({ figures }: { figures: readonly MarkingFigure[] }) {
  return (
    <section>
      <h2 className="text-2xl">The judge in the field</h2>
      <p className="text-muted mt-1 text-base">
        Agreement: of the appeals that people decided, the share where the mark stood.
      </p>
      <ul className="divide-line mt-3 divide-y">
        {figures.length > 1 && <MarkingLine title="All answers" of={figures} />}
        {figures.map((one) => (
          <MarkingLine
            key={`${one.month} ${one.judgeVersion} ${one.type}`}
            title={`${one.month} · judge ${one.judgeVersion} · ${one.type.replaceAll('_', ' ')}`}
            of={[one]}
          />
        ))}
      </ul>
    </section>
  )
}

function MarkingLine({ title, of }: { title: string; of: readonly MarkingFigure[] }) {
  return (
    <li className="py-3">
      <p className="font-semibold">{title}</p>
      <dl className="mt-1 grid grid-cols-3 gap-x-4 gap-y-2 sm:grid-cols-6">
        {figuresOf(of).map(({ name, figure }) => (
          <div key={name}>
            <dt className="text-muted text-base">{name}</dt>
            <dd className="tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
