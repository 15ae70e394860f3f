import type { Today } from '@seraph/schema/http/today'
import type { Season } from '@seraph/schema/season'
import type { GemLetter } from '@seraph/schema/vocabulary'
import ArrowRight from 'virtual:icons/arrow-right'
import Feather from 'virtual:icons/feather'
import RotateCcw from 'virtual:icons/rotate-ccw'
import Sparkles from 'virtual:icons/sparkles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { roundLink } from '../../../activity/roundLinks.ts'
import { amountText } from '../../../language/amountText.ts'
import { monthDayText } from '../../../language/dayTexts.ts'
import { percentText } from '../../../language/percentText.ts'
import { paths } from '../../../paths.ts'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { coalOf } from '../../../ui/seraphMap/coalOf.ts'
import { countStates } from '../../../ui/seraphMap/countStates.ts'
import { FeatherSign } from '../../../ui/seraphMap/FeatherSign.tsx'
import { mapSentence } from '../../../ui/seraphMap/mapSentence.ts'
import { SeraphMap } from '../../../ui/seraphMap/SeraphMap.tsx'
import { stateWords } from '../../../ui/seraphMap/stateWords.ts'
import { RoomCard } from './RoomCard.tsx'
import { buttonText, daySentence, greeting } from './todayTexts.ts'
import { WeekRow } from './WeekRow.tsx'
import './today.css'

type Props = { today: Today; season: Season | undefined; gem: GemLetter }

/** One button that begins what is best now; the streak, the season as a figure, other rounds and rooms around it. */
export function TodayView({ today, season, gem }: Props) {
  const { streak, chapters, parts, event, round, missed, unmet, rooms, assignment } = today
  const button = buttonText(today, season)
  const all = parts.unseen + parts.seen + parts.recalled + parts.kept
  return (
    <div className="todayhome">
      <div className="todayhello">
        <ScreenTitle title={greeting(today, season)} className="headline" />
        <p className="text-muted mt-3 text-xl">{daySentence(today)}</p>
      </div>
      <WeekRow streak={streak} />
      <div className="todayfigure">
        <SeraphMap
          chapters={chapters}
          coal={coalOf(streak.days)}
          gem={gem}
          label={mapSentence(season?.title ?? '', chapters, streak.days)}
        />
      </div>
      <ul className="todaykey">
        {countStates(chapters).map(({ state, count }) => (
          <li key={state}>
            <FeatherSign state={state} />
            <b>{count}</b>
            <span>{stateWords[state]}</span>
          </li>
        ))}
      </ul>
      <p className="todaywhen">
        {today.isDone && (
          <b aria-hidden className="todaydone">
            {greeting(today, season)}
          </b>
        )}
        {event !== null && (
          <>
            <b>{amountText(event.daysLeft, 'day')}</b> to{' '}
            {event.isOwn ? `your club’s ${event.name}` : `the ${event.name}`}, {event.isOwn ? '' : 'usually '}
            {monthDayText(event.date)} ·{' '}
          </>
        )}
        {assignment !== null && 'your verses '}
        <b>{percentText(share(assignment ?? { kept: parts.kept, parts: all }))}</b> kept
      </p>
      <Link to={round.questions === 0 ? paths.practice : roundLink('today')} className="todaybutton">
        <span>
          <b>{button.title}</b>
          <small>{button.detail}</small>
        </span>
        <span className="todaygo">
          <ArrowRight aria-hidden />
        </span>
      </Link>
      <nav aria-label="Other rounds" className="todaychips">
        <Chip to={missed === 0 ? undefined : roundLink('missed')} icon={<RotateCcw aria-hidden />}>
          Missed <b>{missed}</b>
        </Chip>
        <Chip to={unmet === 0 ? undefined : roundLink('new')} icon={<Sparkles aria-hidden />}>
          New
        </Chip>
        <Chip to={paths.practice} icon={<Feather aria-hidden />}>
          Free
        </Chip>
      </nav>
      {rooms.length > 0 && (
        <div className="todayrooms">
          {rooms.map((room) => (
            <RoomCard key={room.code} room={room} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Whole percent, down: all is kept only where all is. */
function share({ kept, parts }: { kept: number; parts: number }): number {
  return parts === 0 ? 0 : Math.floor((100 * kept) / parts)
}

/** A way to another round; without a place to go it only tells its count. */
function Chip({ to, icon, children }: { to: string | undefined; icon: ReactNode; children: ReactNode }) {
  if (to === undefined) return <span className="todaychip text-muted">{children}</span>
  return (
    <Link to={to} className="todaychip">
      {icon}
      <span>{children}</span>
    </Link>
  )
}
