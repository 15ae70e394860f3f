import type { FoundPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { dateText } from '../../../language/timeTexts.ts'
import { call } from '../../../api/call.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Gem } from '../../../ui/marks/Gem.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { DisplayNameForm } from './DisplayNameForm.tsx'
import { useMergePlayers } from './useMergePlayers.ts'
import { useRestorePlayer } from './useRestorePlayer.ts'

const NumberDialog = lazy(() =>
  import('../../../codeCards/NumberDialog.tsx').then((module) => ({ default: module.NumberDialog })),
)

type Props = {
  player: FoundPlayer
  duplicate: FoundPlayer | undefined
  onDuplicate: (player: FoundPlayer | undefined) => void
}

/** A player with all that tells two alike ones apart, and what the admin may do. */
export function FoundPlayerCard({ player, duplicate, onDuplicate }: Props) {
  const [isNaming, setIsNaming] = useState(false)
  const [isMerging, setIsMerging] = useState(false)
  const [isShowingNumber, setIsShowingNumber] = useState(false)
  const restore = useRestorePlayer()
  const merge = useMergePlayers()
  const { id, playerCode, displayName, clubName, teamName, deletedAt } = player
  const isDeleted = deletedAt !== null
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <div className="flex flex-wrap items-center gap-3">
        <Gem letter={player.biblicalGem} className="size-7" />
        <h2 className="text-xl tracking-widest">{playerCode}</h2>
        {displayName !== null && <span className="font-[640] wrap-anywhere">{displayName}</span>}
        {player.isSlotReserved && <Badge>Reserved, never used</Badge>}
        {player.hasCoach && <Badge>In a coach’s team</Badge>}
        {isDeleted && <Badge>Deleted {day(deletedAt)}</Badge>}
      </div>
      <p className="mt-2 wrap-anywhere">
        {clubName}, {teamName}, chapter {player.startingChapter}
      </p>
      <p className="text-muted text-base wrap-anywhere">{factsOf(player).join(' · ')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {player.isRestorable && (
          <Button isBusy={restore.isPending} onClick={() => restore.mutate({ id, playerCode })}>
            Restore
          </Button>
        )}
        {!isDeleted && (
          <Link
            className={buttonClass('quiet')}
            to={`${paths.playerProgress}?player=${id}`}
            state={{ playerCode }}
            aria-label={`Report of ${playerCode}`}
          >
            Report
          </Link>
        )}
        {!isDeleted && (
          <Button look="quiet" aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
            Display name
          </Button>
        )}
        {!isDeleted && (
          <Button look="quiet" onClick={() => setIsShowingNumber(true)} aria-label={`Number of ${playerCode}`}>
            Number
          </Button>
        )}
        {duplicate === undefined && !isDeleted && (
          <Button look="quiet" onClick={() => onDuplicate(player)}>
            This is a duplicate
          </Button>
        )}
        {duplicate !== undefined && duplicate.id !== id && !isDeleted && (
          <Button onClick={() => setIsMerging(true)}>Merge into this player</Button>
        )}
      </div>
      {isNaming && <DisplayNameForm player={player} onDone={() => setIsNaming(false)} />}
      {isShowingNumber && (
        <Suspense fallback={null}>
          <NumberDialog
            player={{ playerId: id, playerCode, gem: player.biblicalGem, clubName, teamName }}
            show={() => call('showFoundNumber', { params: { playerId: id } })}
            renew={() => call('renewFoundNumber', { params: { playerId: id } })}
            onClose={() => setIsShowingNumber(false)}
          />
        </Suspense>
      )}
      {isMerging && duplicate !== undefined && (
        <ConfirmDialog
          title="Merge these players?"
          text={`All that ${duplicate.playerCode} has done, and the code itself, goes to ${playerCode} (${clubName}, ${teamName}). This can't be undone.`}
          verb="Merge"
          isBusy={merge.isPending}
          onConfirm={() =>
            merge.mutate(
              { id: duplicate.id, intoId: id },
              { onSuccess: () => onDuplicate(undefined), onSettled: () => setIsMerging(false) },
            )
          }
          onClose={() => setIsMerging(false)}
        />
      )}
    </li>
  )
}

function factsOf(player: FoundPlayer): string[] {
  const { state, country, createdAt, lastLoginAt, formerCodes, questionsAnswered } = player
  return [
    [state, country].filter(Boolean).join(', '),
    `since ${day(createdAt)}`,
    lastLoginAt === null ? 'never signed in' : `last login ${day(lastLoginAt)}`,
    `${amountText(questionsAnswered, 'question')} this season`,
    ...(formerCodes.length > 0 ? [`also ${formerCodes.join(', ')}`] : []),
  ].filter((fact) => fact !== '')
}

function day(at: string): string {
  return dateText(at)
}
