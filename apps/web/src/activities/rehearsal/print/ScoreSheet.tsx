import type { EventQuestion } from '@seraph/schema/http/events/events'

import type { PaperProps } from './paperProps.ts'
import { SetLine } from './SetLine.tsx'

const teams = 6
/** So many questions fit on a page of either paper, under the names of the teams. */
const perPage = 30

/** Each question's points of six teams, the sum of each page, and the whole. */
export function ScoreSheet(props: PaperProps) {
  const { questions } = props.set
  const pages = Array.from({ length: Math.ceil(questions.length / perPage) }, (_, page) =>
    questions.slice(page * perPage, (page + 1) * perPage),
  )
  return pages.map((page, at) => (
    <section key={page[0]?.id} className="mt-6 first:mt-0 print:mt-0">
      <h2 className="text-xl font-bold">Score sheet</h2>
      <SetLine {...props} />
      <table className="scoretable text-sm">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Of</th>
            {Array.from({ length: teams }, (_, team) => (
              <th key={team} scope="col">
                Team {team + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.map(({ id, points }, place) => (
            <Row key={id} title={at * perPage + place + 1} points={points} />
          ))}
          {pages.length > 1 && <Row title="This page" points={sumOf(page)} />}
          {at === pages.length - 1 && <Row title="All" points={sumOf(questions)} />}
        </tbody>
      </table>
    </section>
  ))
}

const sumOf = (questions: readonly EventQuestion[]) => questions.reduce((sum, { points }) => sum + points, 0)

function Row({ title, points }: { title: string | number; points: number }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{points}</td>
      {Array.from({ length: teams }, (_, team) => (
        <td key={team}>&nbsp;</td>
      ))}
    </tr>
  )
}
