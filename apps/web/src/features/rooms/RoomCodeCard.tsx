import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { Copy, Lock } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'

import { roomToasts } from '../../messages/rooms.ts'
import { paths } from '../../paths.ts'
import { publicAddress } from '../../publicAddress.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/toastStore.ts'

const JoinPicture = lazy(() => import('./JoinPicture.tsx').then((module) => ({ default: module.JoinPicture })))

type Props = { room: Room; season: Season; children: ReactNode }

/** The code so large that a hall can read it from a projector, and a QR code that fills it in. */
export function RoomCodeCard({ room, season, children }: Props) {
  const entrance = `${publicAddress(season)}${paths.studyRoom}`
  const address = `${entrance}/${room.code}`
  return (
    <Card className="mt-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="min-w-56 flex-1">
          <p className="text-muted">Room code</p>
          <p className="font-display text-7xl leading-none font-semibold tracking-[0.12em] tabular-nums sm:text-8xl">
            <span className="sr-only">{room.code.split('').join(' ')}</span>
            <span aria-hidden>{room.code}</span>
          </p>
          <p className="text-muted mt-3">{entrance.replace(/^https?:\/\//, '')}</p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <Button look="plain" onClick={() => void copy(address)}>
              <Copy aria-hidden className="size-5" />
              Copy link
            </Button>
            {room.isLocked && (
              <Badge>
                <Lock aria-hidden className="mr-1 inline size-4" />
                Locked
              </Badge>
            )}
          </div>
        </div>
        {room.status === 'waiting' && (
          <Suspense fallback={<span className="size-40" />}>
            <JoinPicture address={address} />
          </Suspense>
        )}
      </div>
      {children}
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
