import { accuracyRank, accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import { teamCoal } from '@seraph/domain/rooms/results/teamTotals'
import type { Season } from '@seraph/schema/season'

import { amountText } from '../../../language/amountText.ts'
import { percentText } from '../../../language/percentText.ts'
import { momentText } from '../../../language/timeTexts.ts'
import { AnswerList } from '../../../questions/AnswerList.tsx'
import type { OwnResult as Result } from '../../../liveRoom/roomCalls.ts'
import { readLate } from '../../../liveRoom/answers/lateAnswers.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ProgressBar } from '../../../ui/marks/ProgressBar.tsx'
import { childTone } from '../../../ui/marks/childTone.ts'
import { toneClass } from '../../../ui/marks/toneClass.ts'
import { ResultTable } from '../ResultTable.tsx'
import { TeamCoal } from '../TeamCoal.tsx'
import { LateAnswers } from './LateAnswers.tsx'

/** Own points, the best chapter, what comes back, every answer, what came too late, and what all made together, with the team's coal. */
export function OwnResult({ result, season }: { result: Result; season: Season }) {
  const { accuracy, answers, chapters, team } = result
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  const best = chapters.toSorted((a, b) => (b.accuracy ?? 0) - (a.accuracy ?? 0))[0]
  const missed = answers.filter((one) => one.score < one.maxScore)
  return (
    <>
      <p className="text-muted mt-1">
        {momentText(result.startedAt ?? result.createdAt)} · {result.coachName} · {result.nickname}
      </p>
      {accuracy === null ? (
        <div className="mt-4">
          <EmptyState title="You have not answered a question here">Your coach can open another room.</EmptyState>
        </div>
      ) : (
        <Card data-clear className="mt-4 text-center">
          <p className="text-xl font-semibold">{accuracyRank(accuracy)}</p>
          <p
            className={`font-display mt-1 text-6xl font-semibold ${toneClass[childTone(accuracyTone(accuracy, 'quiz'))]}`}
          >
            {percentText(accuracy)}
          </p>
          <p className="mt-2">
            You earned <b>{result.score}</b> of {amountText(result.pointsPossible, 'point')} with{' '}
            {amountText(result.questionsAnswered, 'question')}.
          </p>
          {best !== undefined && chapters.length > 1 && (
            <p className="text-muted mt-1">Your best chapter: {label(best.chapter)}</p>
          )}
        </Card>
      )}
      {team.accuracy !== null && (
        <Card className="mt-4">
          <div className="flex items-center gap-4">
            <TeamCoal
              className="w-20! shrink-0 bg-none!"
              coal={teamCoal({ answered: team.questionsAnswered, total: team.questionsAnswered })}
            />
            <div className="min-w-0">
              <h2 className="text-xl">All together</h2>
              <p className="mt-1">
                {amountText(team.participants, 'child has', 'children have')} earned <b>{team.score}</b> of{' '}
                {amountText(team.pointsPossible, 'point')} with {amountText(team.questionsAnswered, 'answer')}:{' '}
                <b>{percentText(team.accuracy)}</b>
              </p>
            </div>
          </div>
          <div className="mt-3">
            <ProgressBar label="Points of everybody together" percent={team.accuracy} />
          </div>
        </Card>
      )}
      {missed.length > 0 && (
        <section aria-labelledby="missed" className="mt-6">
          <h2 id="missed" className="text-xl">
            Worth another look
          </h2>
          <p className="text-muted mt-1 text-base">
            {amountText(missed.length, 'question')} did not get full points. You can practice these chapters again.
          </p>
          <AnswerList answers={missed} label={label} />
        </section>
      )}
      <LateAnswers late={readLate({ roomId: result.id, nickname: result.nickname })} />
      {chapters.length > 1 && (
        <Card className="mt-4">
          <ResultTable
            caption="Your chapters"
            rows={chapters.map((one) => ({ id: String(one.chapter), name: label(one.chapter), ...one }))}
          />
        </Card>
      )}
      {answers.length > missed.length && (
        <details className="border-line bg-surface rounded-card mt-4 border px-5 py-1">
          <summary className="flex min-h-12 items-center font-[640]">All your answers</summary>
          <AnswerList answers={answers} label={label} />
        </details>
      )}
    </>
  )
}
