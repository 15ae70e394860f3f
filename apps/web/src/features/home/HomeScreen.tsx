import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../../api/seasonQuery.ts'
import { Meter } from '../../community/Meter.tsx'
import { PlatformStats } from '../../community/PlatformStats.tsx'
import { leads } from '../../leads.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Seraph } from '../../ui/Seraph.tsx'
import { AccountBanner } from './AccountBanner.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { HomeTexts } from './HomeTexts.tsx'
import { WaysIn } from './WaysIn.tsx'

/** The first page: where one is, and the ways in (document 1, §2.3). */
export function HomeScreen() {
  const { data: season } = useQuery(seasonQuery)
  return (
    <>
      <div className="grid items-center gap-x-10 md:grid-cols-[1fr_18rem]">
        <div>
          <ScreenTitle title={leads.home.title} className="headline" />
          <p className="font-display text-ember mt-3 min-h-[1.4em] text-xl sm:text-2xl">{season?.texts.homeHeadline}</p>
          <p className="text-muted mt-2 min-h-[4.5em] max-w-[34rem] text-base sm:min-h-[3em] sm:text-lg">
            {season?.texts.homeIntroduction}
          </p>
          <WaysIn />
        </div>
        <Seraph className="hidden w-full md:block" />
      </div>
      <AccountBanner />
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
