import type { TeamTotals } from '@seraph/domain/rooms/results/teamTotals'
import type { ReactNode } from 'react'

type Props = { figure: ReactNode; totals: TeamTotals; isThrough: boolean }

/** The team's figure, and what all have found together. */
export function TeamFinds({ figure, totals, isThrough }: Props) {
  const { score, pointsPossible } = totals
  return (
    <section className="roomscreen-finds">
      {figure}
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
