import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { setWelcome } from '../../session/notices/welcomeStore.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Gem } from '../../ui/marks/Gem.tsx'

const bannerClass =
  'bg-sunken rounded-card mt-8 flex min-h-24 flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 sm:flex-nowrap'

/** Invites visitors to log in, by the welcome dialog; greets players with the way to their progress. */
export function AccountBanner() {
  const session = useSession()
  if (session.status === 'player') {
    return (
      <section className={bannerClass}>
        <Gem letter={session.player.biblicalGem} className="size-10 flex-none" />
        <p className="min-w-52 flex-1">
          Welcome back, <b>{session.player.playerCode}</b>! Everything you answer counts towards your rank.
        </p>
        <Link className={buttonClass('quiet')} to={paths.playerLogin}>
          Me
        </Link>
      </section>
    )
  }
  return (
    <section className={bannerClass}>
      <div className="min-w-56 flex-1">
        <p className="font-bold">Log in to keep your progress</p>
        <p className="text-base">A player code saves your points, streak and rank. No name or e-mail needed.</p>
      </div>
      <Button look="quiet" onClick={() => setWelcome('open')}>
        Log in or join
      </Button>
    </section>
  )
}
