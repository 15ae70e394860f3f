import type { registerPlayer } from '@seraph/schema/http/players/players'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { Card } from '../../ui/Card.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { sentFrom } from '../../session/sentFrom.ts'

const RegisterForm = lazy(() => import('./RegisterForm.tsx').then((module) => ({ default: module.RegisterForm })))
/** Fetched while one fills in the form, so that the code is shown as soon as it is made. */
const loadCard = async () => (await import('./RegisteredCard.tsx')).RegisteredCard
const RegisteredCard = lazyPart(loadCard, <ScreenSkeleton />)

/** Create a player code: the form, then the code (rule 108), and the way back to the room by whose link one came (rule 208). */
export function RegisterScreen() {
  const { player } = useSession()
  const { state } = useLocation()
  const [registered, setRegistered] = useState<ReplyOf<typeof registerPlayer>>()
  useEffect(() => void loadCard().catch(() => undefined), [])
  if (registered !== undefined) return <RegisteredCard registered={registered} from={sentFrom(state)} />
  return (
    <>
      <ScreenTitle title={leads.individualRegister.title} />
      <p className="lead">{leads.individualRegister.lead}</p>
      {player !== null && (
        <p role="note" className="bg-fair-ground rounded-card mt-4 px-4 py-3">
          You are logged in as <b>{player.playerCode}</b>. One person needs one code only.{' '}
          <Link to={paths.playerLogin}>Go to my progress</Link>
        </p>
      )}
      <Card className="mt-5">
        <Suspense fallback={<Skeleton className="h-[52rem] sm:h-[42rem]" />}>
          <RegisterForm onRegistered={setRegistered} />
        </Suspense>
      </Card>
      <ul className="text-muted mt-5 list-disc space-y-1 pl-5 text-base">
        <li>Make a code yourself or get one from your team’s coach. Don’t do both, or you will have two accounts.</li>
        <li>If your team registers later, tell your coach your code.</li>
        <li>With your code you get a secret number. You need both to log in on another device.</li>
      </ul>
    </>
  )
}
