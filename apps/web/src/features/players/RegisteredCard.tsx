import type { registerPlayer } from '@seraph/schema/http/players'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { Gem } from '../../ui/Gem.tsx'

/** The new code, large enough to be copied on paper. */
export function RegisteredCard({ registered }: { registered: ReplyOf<typeof registerPlayer> }) {
  const { playerCode, gemName, player } = registered
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  return (
    <Card className="appear mt-2 text-center">
      <h1 ref={heading} tabIndex={-1} className="screentitle">
        This is your player code
      </h1>
      <Gem letter={player.biblicalGem} className="mx-auto mt-5 size-20" />
      <p className="font-display mt-3 text-5xl font-semibold tracking-widest break-all sm:text-6xl">{playerCode}</p>
      <p className="text-muted mt-1">with the {gemName}</p>
      <p className="mx-auto mt-5 max-w-md">
        Write it down: it is all you need to log in. Whoever knows a code can sign in with it, so share it with your
        coach and your family only.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link className={buttonClass('primary', 'w-full sm:w-auto')} to={paths.practice}>
          Start the AI-Evaluated Quiz
        </Link>
        <Link className={buttonClass('quiet')} to="/traditional-quiz">
          Self-Graded Quiz
        </Link>
        <Link className={buttonClass('quiet')} to={paths.featuredPlayers}>
          Featured Players
        </Link>
        <Link className={buttonClass('quiet')} to={paths.home}>
          Home
        </Link>
      </div>
    </Card>
  )
}
