import { teamCoal, type TeamTotals } from '@seraph/domain/rooms/results/teamTotals'

import { TeamCoal } from '../TeamCoal.tsx'

/** The team's coal, and what all have found together. */
export function TeamFinds({ totals, isThrough }: { totals: TeamTotals; isThrough: boolean }) {
  const { score, pointsPossible } = totals
  return (
    <section className="roomscreen-finds">
      <TeamCoal className="roomscreen-coal" coal={teamCoal(totals)} />
      <p>
        {pointsPossible === 0 ? (
          'The first answer lights the coal'
        ) : (
          <>
            <b>{score}</b> of {pointsPossible} points found together
          </>
        )}
        {isThrough && <small>That was the last question. Your coach ends the room.</small>}
      </p>
    </section>
  )
}
