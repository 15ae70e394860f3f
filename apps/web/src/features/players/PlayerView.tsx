import type { Player } from '@seraph/schema/http/players/players'
import { gemName } from '@seraph/domain/gems/gems'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { AccountNotes } from '../../account/AccountNotes.tsx'
import { askLogout } from '../../session/logoutQuestion.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { Gem } from '../../ui/Gem.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { RecognitionCard } from './RecognitionCard.tsx'
import { ProgressCards } from './ProgressCards.tsx'

const ToldDecisions = lazyPart(
  () => import('../../appeals/ToldDecisions.tsx').then((module) => module.ToldDecisions),
  null,
)

const AdminCard = lazy(() => import('./AdminCard.tsx').then((module) => ({ default: module.AdminCard })))

const MyNumber = lazy(() => import('../../account/MyNumber.tsx').then((module) => ({ default: module.MyNumber })))

type Props = { player: Player; isProved: boolean; canBecomeAdmin: boolean; isAdmin: boolean }

/** The signed-in view: who one is, what one has done, and the way on. */
export function PlayerView({ player, isProved, canBecomeAdmin, isAdmin }: Props) {
  const facts = [
    ['Team', player.teamName],
    ['Club', player.clubName],
    ['Biblical gem', gemName(player.biblicalGem)],
  ] as const
  return (
    <>
      <ScreenTitle title="My Progress" />
      <Card className="mt-5">
        <h2 className="text-xl">Your Information</h2>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Gem letter={player.biblicalGem} className="size-16" />
          <div>
            <p className="text-muted text-base">PLR code{isAdmin && ' · Administrator'}</p>
            <p className="font-display text-4xl font-semibold tracking-wider">{player.playerCode}</p>
          </div>
          <dl className="flex flex-wrap gap-x-8 gap-y-2 sm:ml-auto">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-muted text-base">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <AccountNotes />
      <ToldDecisions key={player.id} playerId={player.id} />
      <ProgressCards playerId={player.id} />
      <RecognitionCard key={player.id} player={player} />
      {isProved && !isAdmin && !canBecomeAdmin && (
        <Suspense fallback={null}>
          <MyNumber key={player.id} player={player} />
        </Suspense>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link className={buttonClass('primary', 'flex-1 sm:flex-none')} to={paths.practice}>
          Go on with the quiz
        </Link>
        <Link className={buttonClass('quiet', 'flex-1 sm:flex-none')} to={paths.settings}>
          Settings
        </Link>
        <Button look="quiet" className="flex-1 sm:flex-none" onClick={askLogout}>
          Logout
        </Button>
      </div>
      {canBecomeAdmin && (
        <Suspense fallback={null}>
          <AdminCard />
        </Suspense>
      )}
    </>
  )
}
