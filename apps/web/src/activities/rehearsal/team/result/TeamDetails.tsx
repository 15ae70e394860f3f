import type { EventTeamResult } from '@seraph/schema/http/events/eventRoom'
import type { Season } from '@seraph/schema/season'

import { amountText } from '../../../../language/amountText.ts'
import { momentText } from '../../../../language/timeTexts.ts'
import { Card } from '../../../../ui/Card.tsx'
import type { EventResult } from '../teamCalls.ts'
import { AppealList } from './AppealList.tsx'

const kinds: Readonly<Record<string, string>> = {
  true_false: 'True or false',
  quotation: 'Quotations',
  fill_in_the_blank: 'Blanks',
}
const wordOf = (type: string) =>
  kinds[type] ?? type.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Where each team's points went: a page a team on paper, and for whoever coaches what people changed and decided. */
export function TeamDetails({ result, season }: { result: EventResult; season: Season }) {
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? ''
  const nameOf = (id: string) => result.teams.find(({ teamId }) => teamId === id)?.name ?? ''
  const hasChanges = result.corrections.length + result.appeals.length > 0
  return (
    <>
      {result.teams.map((team) => (
        <TeamPage key={team.teamId} team={team} possible={result.possible} label={label} />
      ))}
      {hasChanges && (
        // No team is handed a page that tells of others.
        <div className="print:break-before-page">
          {result.corrections.length > 0 && (
            <Card className="mt-5">
              <h2 className="text-xl">What people changed</h2>
              <ul className="mt-2 grid gap-1 text-base">
                {result.corrections.map(
                  ({ team, question, part, after, scoreBefore, scoreAfter, who, isAppeal, at }) => (
                    <li key={`${at} ${team} ${question} ${part}`}>
                      {who} {after === 'given' ? 'gave' : 'took'} {team} part {part + 1} of question {question + 1}:{' '}
                      {scoreBefore} → {amountText(scoreAfter, 'point')}
                      {isAppeal && ', after an appeal'} · {momentText(at)}
                    </li>
                  ),
                )}
              </ul>
            </Card>
          )}
          <AppealList title="What the panel was asked" appeals={result.appeals} nameOf={nameOf} />
        </div>
      )}
    </>
  )
}

type PageProps = { team: EventTeamResult; possible: number; label: (chapter: number) => string }

function TeamPage({ team: { name, score, detail }, possible, label }: PageProps) {
  if (detail === null || score === null) return null
  const { lost, mended } = detail
  return (
    <Card className="mt-5 print:break-before-page">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <p className="mt-1">
        {score} of {amountText(possible, 'point')}
      </p>
      <h3 className="mt-4 font-semibold">Where points went</h3>
      <ul className="mt-1 grid gap-1">
        {lost.other + lost.empty + lost.late === 0 && <li>No point was lost.</li>}
        {lost.other > 0 && (
          <li>{amountText(lost.other, 'point')}: something was missing or not quite right. That is for studying.</li>
        )}
        {lost.empty > 0 && <li>{amountText(lost.empty, 'point')}: the sheet was empty. That is for the scribe.</li>}
        {lost.late > 0 && (
          <li>{amountText(lost.late, 'point')}: it was written after the time. That is for the scribe.</li>
        )}
        {mended !== 0 && <li>{amountText(mended, 'point')} came from people at the table.</li>}
      </ul>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Shares
          title="By chapter"
          rows={detail.chapters.map(({ chapter, ...share }) => ({ name: label(chapter), ...share }))}
        />
        <Shares title="By kind" rows={detail.kinds.map(({ type, ...share }) => ({ name: wordOf(type), ...share }))} />
      </div>
    </Card>
  )
}

function Shares({ title, rows }: { title: string; rows: { name: string; score: number; possible: number }[] }) {
  return (
    <table className="w-full self-start text-left text-base">
      <caption className="text-left font-semibold">{title}</caption>
      <tbody>
        {rows.map(({ name, score, possible }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="py-1 pr-3 font-normal">
              {name}
            </th>
            <td className="py-1 text-right tabular-nums">
              {score} of {possible}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
