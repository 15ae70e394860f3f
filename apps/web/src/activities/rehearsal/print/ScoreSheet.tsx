import type { PaperProps } from './paperProps.ts'
import { SetLine } from './SetLine.tsx'

const teams = 6

/** Each question's points of six teams, and the sums. */
export function ScoreSheet(props: PaperProps) {
  return (
    <section>
      <h2 className="text-xl font-bold">Score sheet</h2>
      <SetLine {...props} />
      <table className="w-full border-collapse text-sm [&_td]:border [&_td]:border-current [&_td]:p-1 [&_th]:border [&_th]:border-current [&_th]:p-1">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Of</th>
            {Array.from({ length: teams }, (_, team) => (
              <th key={team} scope="col" className="w-[13%]">
                Team {team + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.set.questions.map(({ id, points }, at) => (
            <tr key={id}>
              <th scope="row">{at + 1}</th>
              <td>{points}</td>
              {Array.from({ length: teams }, (_, team) => (
                <td key={team}>&nbsp;</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Sum</th>
            <td>{props.set.questions.reduce((sum, { points }) => sum + points, 0)}</td>
            {Array.from({ length: teams }, (_, team) => (
              <td key={team}>&nbsp;</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
