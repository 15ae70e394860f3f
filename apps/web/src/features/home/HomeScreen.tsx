import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router-dom'

import { seasonQuery } from '../../api/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Seraph } from '../../ui/Seraph.tsx'
import { AccountBanner } from './AccountBanner.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { PlatformStats } from './PlatformStats.tsx'

/** The first page: where one is, and one large way in. */
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
          <Link to={paths.practice} className="bigway">
            <MessageSquareText aria-hidden className="size-10 flex-none" />
            <span>
              <span className="block text-xl font-bold">AI-Evaluated Quiz</span>
              <span className="block text-base opacity-90">{leads.home.lead}</span>
            </span>
          </Link>
        </div>
        <Seraph className="hidden w-full md:block" />
      </div>
      <AccountBanner />
      <HowItWorks />
      <PlatformStats />
    </>
  )
}
