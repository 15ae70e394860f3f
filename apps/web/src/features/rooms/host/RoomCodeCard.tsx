import { listPlaying } from '@seraph/domain/rooms/refuseStart'
import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import Copy from 'virtual:icons/copy'
import Lock from 'virtual:icons/lock'
import MonitorUp from 'virtual:icons/monitor-up'
import QrCode from 'virtual:icons/qr-code'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { amountText } from '../../../language/amountText.ts'
import { roomToasts } from '../../../messages/rooms.ts'
import { paths } from '../../../paths.ts'
import { publicAddress } from '../../../publicAddress.ts'
import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Card } from '../../../ui/Card.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { TabBadge } from '../../../ui/marks/TabBadge.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'

const JoinPicture = lazy(() => import('./JoinPicture.tsx').then((module) => ({ default: module.JoinPicture })))

type Props = { room: Room; season: Season; children: ReactNode }

/**
 * The room's code, a QR code that fills it in, and how many seats are
 * free: as large as a hall needs until the quiz starts, then in one line
 * that stays.
 */
export function RoomCodeCard({ room, season, children }: Props) {
  const [isShowing, setIsShowing] = useState(false)
  const entrance = `${publicAddress(season)}${paths.studyRoom}`
  const address = `${entrance}/${room.code}`
  const isWaiting = room.status === 'waiting'
  const free = Math.max(0, room.maxParticipants - listPlaying(room).length)
  const waiting = room.seatRequests.length
  return (
    <Card className="mt-4">
      <div className={`flex flex-wrap items-center gap-y-3 ${isWaiting ? 'gap-x-8' : 'gap-x-5'}`}>
        <div className={isWaiting ? 'min-w-56 flex-1' : 'flex items-baseline gap-3'}>
          <p className="text-muted">Room code</p>
          <p
            data-clear
            className={`font-display leading-none font-semibold tracking-[0.12em] tabular-nums ${isWaiting ? 'text-7xl sm:text-8xl' : 'text-3xl'}`}
          >
            <span className="sr-only">{room.code.split('').join(' ')}</span>
            <span aria-hidden>{room.code}</span>
          </p>
          {isWaiting && <p className="text-muted mt-3">{entrance.replace(/^https?:\/\//, '')}</p>}
        </div>
        <div className={`-mx-3 flex flex-wrap items-center gap-y-1 ${isWaiting ? 'order-last w-full' : ''}`}>
          <span className="text-muted px-3">{free === 0 ? 'No free seats' : amountText(free, 'free seat')}</span>
          {room.isLocked && (
            <Badge>
              <Lock aria-hidden className="mr-1 inline size-4" />
              Locked
            </Badge>
          )}
          {waiting > 0 && (
            <span>
              Asking
              <TabBadge count={waiting} />
            </span>
          )}
          <Button look="plain" onClick={() => void copy(address)}>
            <Copy aria-hidden className="size-5" />
            Copy link
          </Button>
          <a
            className={buttonClass('plain')}
            href={`${paths.studyRoom}/${room.code}/screen`}
            target={`screen-${room.code}`}
            rel="opener"
          >
            <MonitorUp aria-hidden className="size-5" />
            Screen for the hall
            <span className="sr-only">, in a new window</span>
          </a>
          {!isWaiting && (
            <Button look="plain" onClick={() => setIsShowing(true)}>
              <QrCode aria-hidden className="size-5" />
              QR code
            </Button>
          )}
        </div>
        {isWaiting && (
          <Suspense fallback={<span className="size-40" />}>
            <JoinPicture address={address} size={160} />
          </Suspense>
        )}
      </div>
      {children}
      {isShowing && (
        <Dialog
          title={`Room ${room.code}`}
          description={entrance.replace(/^https?:\/\//, '')}
          onClose={() => setIsShowing(false)}
        >
          <div className="mt-4 grid justify-center">
            <Suspense fallback={<span className="size-72" />}>
              <JoinPicture address={address} size={288} />
            </Suspense>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast(roomToasts.linkCopied)
  } catch {
    // No clipboard on plain http: the address can be copied by hand.
    prompt('Copy this link', address)
  }
}
