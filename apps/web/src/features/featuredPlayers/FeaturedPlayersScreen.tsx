import { Link } from 'react-router-dom'

import { buttonClass } from '../../ui/buttonClass.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Board } from './Board.tsx'
import { RankGuide } from './RankGuide.tsx'

const ways = [
  { label: 'Create a player code', to: '/individual-register' },
  { label: 'Player Login', to: '/player-login' },
  { label: 'My detailed progress', to: '/player-progress' },
  { label: 'Featured Teams', to: '/featured-clubs' },
]

/** The players who want to be seen, by their effort (rule 109). */
export function FeaturedPlayersScreen() {
  return (
    <>
      <ScreenTitle title="Featured Players" />
      <p className="lead max-w-[44rem]">
        These players have chosen to be seen. What counts here is effort: questions, study time, games and staying with
        it.
      </p>
      <nav aria-label="Ways to take part" className="mt-4 flex flex-wrap gap-3">
        {ways.map(({ label, to }) => (
          <Link key={to} className={buttonClass('quiet')} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <Board />
      <RankGuide />
    </>
  )
}
