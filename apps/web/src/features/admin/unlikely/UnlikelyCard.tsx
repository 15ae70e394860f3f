import type { UnlikelyPlayer } from '@seraph/schema/http/admin/adminBoards'
import { Link } from 'react-router-dom'

import { dateText } from '../../../language/timeTexts.ts'
import { numberText } from '../../../language/numberText.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { unlikelyReasons } from './unlikelyReasons.ts'
import { useHideFromBoards } from './useHideFromBoards.ts'

/** A player with what is unlikely, the figures of four weeks, and the press that the next one takes back. */
export function UnlikelyCard({ player }: { player: UnlikelyPlayer }) {
  const { id, playerCode, clubName, teamName, hiddenAt } = player
  const decide = useHideFromBoards(player)
  const reasons = unlikelyReasons(player)
  const figures = [
    ['Counted', player.counted],
    ['Too fast', player.tooFast],
    ['Most in a day', player.busiestDay],
    ['Told late', player.late],
  ] as const
  const isHidden = hiddenAt !== null
  const press = isHidden ? 'Show on boards again' : 'Hide from boards'
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl tracking-widest">{playerCode}</h2>
        {isHidden && <Badge look="points">Hidden since {dateText(hiddenAt)}</Badge>}
      </div>
      <p className="text-muted mt-1 text-base wrap-anywhere">
        {clubName}, {teamName}
      </p>
      {reasons.length === 0 ? (
        <p className="mt-2">Nothing unlikely in the last four weeks.</p>
      ) : (
        <ul className="mt-2 grid gap-1">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 sm:flex sm:gap-x-8">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-base">{label}</dt>
            <dd className="text-lg font-bold">{numberText(figure)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="quiet"
          isBusy={decide.isPending}
          aria-label={`${press}: ${playerCode}`}
          onClick={() => decide.mutate(!isHidden)}
        >
          {press}
        </Button>
        <Link
          className={buttonClass('plain')}
          to={`${paths.playerProgress}?player=${id}`}
          state={{ playerCode }}
          aria-label={`Report of ${playerCode}`}
        >
          Report
        </Link>
      </div>
    </li>
  )
}
