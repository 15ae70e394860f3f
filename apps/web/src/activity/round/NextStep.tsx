import type { Season } from '@seraph/schema/season'
import { Link } from 'react-router-dom'

import { useSession } from '../../session/useSession.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { classes } from '../../ui/classes.ts'
import { chaptersNext, todayNext } from './nextRound.ts'

/** What was played, where it rated no memory. */
type Props = { played?: { season: Season; chapters: readonly number[] }; className?: string }

/** The one thing that an activity's end offers next: the same chapters from memory, or what is best today. */
export function NextStep({ played, className }: Props) {
  const isGuest = useSession().player === null
  const { why, text, to } =
    played === undefined ? todayNext(isGuest) : chaptersNext(played.season, played.chapters, isGuest)
  return (
    <div className={classes('flex flex-col items-center gap-3 text-center', className)}>
      <p>{why}</p>
      <Link className={buttonClass('primary', 'w-full sm:w-auto')} to={to}>
        {text}
      </Link>
    </div>
  )
}
