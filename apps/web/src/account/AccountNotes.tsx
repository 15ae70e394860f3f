import { lazyPart } from '../ui/lazyPart.tsx'
import { useSession } from '../session/useSession.ts'

const FeaturedQuestion = lazyPart(
  () => import('./FeaturedQuestion.tsx').then((module) => module.FeaturedQuestion),
  null,
)
const LinkRequests = lazyPart(() => import('./LinkRequests.tsx').then((module) => module.LinkRequests), null)
const StudiesNote = lazyPart(() => import('./StudiesNote.tsx').then((module) => module.StudiesNote), null)

/** What a player is asked or must know about their record, until it is answered; most see nothing. */
export function AccountNotes() {
  const session = useSession()
  if (session.status !== 'player') return null
  const { player, isProved, studiesUntil } = session
  return (
    <>
      {studiesUntil !== null && <StudiesNote until={studiesUntil} />}
      {isProved && <LinkRequests playerId={player.id} />}
      {player.isFeaturedAsked && studiesUntil === null && <FeaturedQuestion playerCode={player.playerCode} />}
    </>
  )
}
