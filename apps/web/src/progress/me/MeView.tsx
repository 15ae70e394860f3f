import type { Player } from '@seraph/schema/http/players/players'
import Printer from 'virtual:icons/printer'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'

import { AccountNotes } from '../../account/AccountNotes.tsx'
import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { askLogout } from '../../session/logoutQuestion.ts'
import { PlaceNotice } from '../../session/notices/PlaceNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { FeaturedStatus } from '../report/FeaturedStatus.tsx'
import { ReportSkeleton } from '../report/ReportSkeleton.tsx'
import { MyFigure } from './MyFigure.tsx'
import { PrintLine } from './PrintLine.tsx'
import { ReportSeason } from './ReportSeason.tsx'
import { useReport } from './useReport.ts'
import { Who } from './Who.tsx'

const MyReport = lazyPart(() => import('./MyReport.tsx').then((module) => module.MyReport), <ReportSkeleton />)

const ToldDecisions = lazyPart(
  () => import('../../appeals/ToldDecisions.tsx').then((module) => module.ToldDecisions),
  null,
)

const AdminCard = lazy(() => import('./AdminCard.tsx').then((module) => ({ default: module.AdminCard })))

const MyNumber = lazy(() => import('../../account/MyNumber.tsx').then((module) => ({ default: module.MyNumber })))

type Props = {
  player: Player
  isProved: boolean
  canBecomeAdmin: boolean
  isAdmin: boolean
  /** The page's title: it stands at the addresses of the progress and of the report (rules 106 and 121). */
  title: string
}

/** All that is known of a player, for the player: who, the figure, rank, days and chapters, then the details, and what can be set. */
export function MeView({ player, isProved, canBecomeAdmin, isAdmin, title }: Props) {
  const { report, season, inHand, isOther, failure, isFetching, retry, read } = useReport(player.id)
  return (
    <>
      {report !== undefined && (
        <PrintLine names={[player.playerCode, `${player.clubName}, ${player.teamName}`]} today={report.today} />
      )}
      <Who player={player} title={title} isAdmin={isAdmin} />
      <div className="print:hidden">
        <AccountNotes />
        <ToldDecisions key={player.id} playerId={player.id} />
      </div>
      {report !== undefined && season !== undefined && (
        <ReportSeason report={report} season={season} inHand={inHand} onRead={read} />
      )}
      {!isOther && (
        <div className="mt-4">
          <MyFigure player={player} season={season} />
        </div>
      )}
      {failure !== null && !isFetching && (
        <div className="mt-5">
          <ErrorState title="The report could not be loaded" onRetry={retry}>
            {textOf(failure)} Nothing is lost.
          </ErrorState>
        </div>
      )}
      {report?.days.length === 0 && season !== undefined && (
        <div className="mt-5">
          <EmptyState title="Nothing here yet">
            What you study will show here.{' '}
            <Link className="font-[640] underline" to={paths.practice}>
              Begin with a quiz
            </Link>
          </EmptyState>
        </div>
      )}
      {report === undefined || season === undefined ? (
        (failure === null || isFetching) && <ReportSkeleton />
      ) : (
        <MyReport playerId={player.id} report={report} season={season} asking="own" />
      )}
      <div className="print:hidden">
        <PlaceNotice place="progress" />
        <FeaturedStatus key={String(player.isPubliclyVisible)} player={player} />
        {isProved && !isAdmin && !canBecomeAdmin && (
          <Suspense fallback={null}>
            <MyNumber key={player.id} player={player} />
          </Suspense>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Link className={buttonClass('primary', 'w-full sm:w-auto')} to={paths.practice}>
            Go on with the quiz
          </Link>
          <Button look="quiet" className="w-full sm:w-auto" onClick={() => print()}>
            <Printer aria-hidden className="size-5" />
            Print this report
          </Button>
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
      </div>
    </>
  )
}
