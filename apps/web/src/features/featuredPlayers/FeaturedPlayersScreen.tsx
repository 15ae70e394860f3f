import { Link } from 'react-router-dom'

import { useSession } from '../../session/useSession.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Board } from './Board.tsx'
import { RankGuide } from './RankGuide.tsx'

const teams = { label: 'Featured Teams', to: '/featured-clubs' }
const guestWays = [
  { label: 'Create a player code', to: '/individual-register' },
  { label: 'Player Login', to: '/player-login' },
  teams,
]
const playerWays = [{ label: 'My detailed progress', to: '/player-progress' }, teams]

/** The players who want to be seen, by their effort (rule 109). */
export function FeaturedPlayersScreen() {
  const { storedCode } = useSession()
  const ways = storedCode === undefined ? guestWays : playerWays
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
