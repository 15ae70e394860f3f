import type { MarkingFigure } from '@seraph/schema/http/admin/adminMarking'

import { numberText } from '../../../language/numberText.ts'
import { shareText } from './shareText.ts'

const heads = ['Month', 'Judge', 'Kind', 'Answers', 'Sure', 'By the model', 'Appealed', 'Overturned', 'Agreement']

/** Answers by month, version of the judge and kind of question. Agreement: of the appeals that people decided, how many marks stood. */
export function MarkingTable({ figures }: { figures: readonly MarkingFigure[] }) {
  return (
    <section>
      <h2 className="text-2xl">The judge in the field</h2>
      <p className="text-muted mt-1 text-base">
        Agreement: of the appeals that people decided, the share where the mark stood.
      </p>
      {/* The table scrolls by itself, so the keyboard must be able to get into it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label="The judge in the field">
        <table className="w-full min-w-3xl text-left text-base">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-4">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {figures.map((one) => (
              <tr key={`${one.month} ${one.judgeVersion} ${one.type}`}>
                {[
                  one.month,
                  one.judgeVersion,
                  one.type.replaceAll('_', ' '),
                  numberText(one.answers),
                  shareText(one.sure, one.answers),
                  shareText(one.byModel, one.answers),
                  numberText(one.appealed),
                  numberText(one.overturned),
                  shareText(one.upheld, one.upheld + one.overturned),
                ].map((cell, at) => (
                  <td key={heads[at]} className="py-2 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
