import { useQuery } from '@tanstack/react-query'

import { AccountNotes } from '../../account/AccountNotes.tsx'
import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { Meter } from '../../community/Meter.tsx'
import { PlatformStats } from '../../community/PlatformStats.tsx'
import { EventCountdown } from '../../events/EventCountdown.tsx'
import { NearerSeason } from '../../events/NearerSeason.tsx'
import { leads } from '../../leads.ts'
import { useSession } from '../../session/useSession.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { AccountBanner } from './AccountBanner.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { HomeTexts } from './HomeTexts.tsx'
import { WaysIn } from './WaysIn.tsx'

const waiting = <Skeleton className="h-[44rem]" />
const TodayHome = lazyPart(() => import('./today/TodayHome.tsx').then((module) => module.TodayHome), waiting)
const FirstQuestion = lazyPart(
  () => import('./FirstQuestion.tsx').then((module) => module.FirstQuestion),
  <Skeleton className="mt-6 min-h-76 sm:min-h-64" />,
)

const GuestFigure = lazyPart(async () => (await import('../../ui/seraphMap/GuestFigure.tsx')).GuestFigure, null)

/** The first page: a child's day (rule 52), a visitor's first question, and the ways in (rule 103). */
export function HomeScreen() {
  const { data: season } = useQuery(seasonQuery)
  const session = useSession()
  const isWide = useMedia('(min-width: 48rem)')
  const isExpected = session.status === 'checking' && session.storedCode !== undefined
  return (
    <>
      {session.status === 'player' ? (
        <>
          <TodayHome player={session.player} season={season} />
          <NearerSeason className="mt-3" />
        </>
      ) : isExpected ? (
        waiting
      ) : (
        <div className="grid items-start gap-x-10 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_26rem]">
          <div className="guesthome">
            <ScreenTitle title={leads.home.title} className="headline" />
            <p className="guestlead font-display text-ember mt-3 min-h-[1.4em] text-xl sm:text-2xl">
              {season?.texts.homeHeadline}
            </p>
            <p className="guestlead text-muted mt-2 min-h-[4.5em] max-w-[34rem] text-base sm:min-h-[3em] sm:text-lg">
              {season?.texts.homeIntroduction}
            </p>
            <EventCountdown className="mt-3 text-base font-[640] sm:text-lg" />
            <div className="guestfirst">
              <FirstQuestion season={season} />
            </div>
            <div className="mt-6">
              <WaysIn />
            </div>
            <NearerSeason className="mt-6 max-w-[34rem]" />
          </div>
          {isWide && <div className="mt-6 aspect-[640/492]">{season && <GuestFigure season={season} />}</div>}
        </div>
      )}
      <AccountBanner />
      <AccountNotes />
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <Meter />
        <PlatformStats />
      </div>
      {season !== undefined && (
        <>
          <FeatureCards features={season.pages.home.features} />
          <HomeTexts season={season} />
        </>
      )}
    </>
  )
}
