import { gemName } from '@seraph/domain/gems/gems'
import type { GemBar } from '@seraph/domain/rooms/results/teamTotals'
import type { CSSProperties } from 'react'

import { amountText } from '../../../language/amountText.ts'
import { Gem } from '../../../ui/marks/Gem.tsx'

import './gemPillars.css'

/** One bar a gem: how much of their answers those have given who have it. No bar is one child's by name. */
export function GemPillars({ bars }: { bars: readonly GemBar[] }) {
  return (
    <ul className="roomscreen-pillars" aria-label="Answers given, by gem">
      {bars.map(({ gem, children, answered, total }) => {
        const share = total === undefined || total === 0 ? 0 : Math.min(1, answered / total)
        const isDone = share === 1
        return (
          <li key={gem} data-done={isDone || undefined} data-empty={children === 0 || undefined}>
            <div className="roomscreen-shaft" style={{ '--share': share } as CSSProperties}>
              {children > 0 && <i />}
              <Gem
                key={children === 0 ? 'none' : 'some'}
                letter={gem}
                className={children === 0 ? 'roomscreen-gem' : 'roomscreen-gem roomscreen-rises'}
              />
            </div>
            <span className="roomscreen-holders" aria-hidden>
              {children === 0 ? '–' : children}
            </span>
            <span className="sr-only">
              {gemName(gem)}: {children === 0 ? 'nobody yet' : `${amountText(children, 'child', 'children')}, `}
              {children > 0 &&
                (total === undefined ? amountText(answered, 'answer') : `${answered} of ${total} answers`)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
