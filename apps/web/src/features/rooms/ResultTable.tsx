import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'

import { toneClass } from '../../ui/marks/toneClass.ts'
import { percentText } from '../../language/percentText.ts'

type Row = {
  id: string
  name: string
  questionsAnswered: number
  score: number
  pointsPossible: number
  accuracy: number | null
}

/** Answered, points and accuracy, a line for each. Where it is narrow the name is whole, and how much was answered is left out. */
export function ResultTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className="w-full text-left">
      <caption className="font-display mb-2 text-left text-xl">{caption}</caption>
      <thead>
        <tr className="text-muted border-line border-b text-base max-[26rem]:text-sm">
          <th scope="col" className="py-1.5 font-normal">
            Name
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right max-[22rem]:hidden max-[26rem]:pl-2 font-normal">
            Answered
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right max-[26rem]:pl-2 font-normal">
            Points
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right max-[26rem]:pl-2 font-normal">
            Accuracy
          </th>
        </tr>
      </thead>
      <tbody className="divide-line divide-y tabular-nums">
        {rows.map(({ id, name, questionsAnswered, score, pointsPossible, accuracy }) => (
          <tr key={id}>
            <th scope="row" className="min-w-22 py-2 font-semibold wrap-anywhere">
              {name}
            </th>
            <td className="py-2 pl-3 text-right max-[22rem]:hidden max-[26rem]:pl-2 whitespace-nowrap">
              {questionsAnswered}
            </td>
            <td className="py-2 pl-3 text-right max-[26rem]:pl-2 whitespace-nowrap">
              {score} / {pointsPossible}
            </td>
            <td
              className={`py-2 pl-3 text-right max-[26rem]:pl-2 font-semibold whitespace-nowrap ${accuracy === null ? '' : toneClass[accuracyTone(accuracy, 'quiz')]}`}
            >
              {percentText(accuracy)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
