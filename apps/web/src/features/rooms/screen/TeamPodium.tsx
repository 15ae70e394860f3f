import { firstThree } from '@seraph/domain/rooms/results/firstThree'
import type { TeamTotals } from '@seraph/domain/rooms/results/teamTotals'
import type { Room } from '@seraph/schema/rooms/room'
import { useState, type ReactNode } from 'react'

import { pluralForm } from '../../../language/pluralForm.ts'
import { numberText } from '../../../language/numberText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Gem } from '../../../ui/marks/Gem.tsx'

import './teamPodium.css'

type Props = { room: Room; figure: ReactNode; totals: TeamTotals }

/** The end: the team stands on the podium with what it has done; single children only while the host wants it (rules 51 and 224). */
export function TeamPodium({ room, figure, totals }: Props) {
  const [isShowingThree, setIsShowingThree] = useState(false)
  const { children, answered, score, pointsPossible } = totals
  const three = firstThree(room)
  const steps = [
    { what: pluralForm(answered, 'answer', 'answers'), count: answered },
    { what: `of ${numberText(pointsPossible)} points together`, count: score },
    { what: pluralForm(children, 'child', 'children'), count: children },
  ]
  return (
    <section className="roomscreen-podium">
      <h2>{isShowingThree ? 'The most points' : 'Well done, all of you'}</h2>
      {isShowingThree ? (
        <ol className="roomscreen-steps">
          {three.map(({ id, gem, nickname, score: points }, at) => (
            <li key={id} data-step={at + 1}>
              {gem !== null && <Gem letter={gem} className="roomscreen-stepgem" />}
              <div>
                <b>{nickname}</b>
                <span>
                  {numberText(points)} {pluralForm(points, 'point', 'points')}
                </span>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <>
          {figure}
          <ul className="roomscreen-steps" data-of="team">
            {steps.map(({ what, count }, at) => (
              <li key={at} data-step={[2, 1, 3][at]}>
                <div>
                  <b>{numberText(count)}</b>
                  <span>{what}</span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {three.length > 1 && (
        <Button look="quiet" className="roomscreen-three" onClick={() => setIsShowingThree(!isShowingThree)}>
          {isShowingThree ? 'Show the team' : `Show the first ${three.length === 2 ? 'two' : 'three'}`}
        </Button>
      )}
    </section>
  )
}
