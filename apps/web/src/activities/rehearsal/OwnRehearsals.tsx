import { useQuery } from '@tanstack/react-query'

import { momentText } from '../../language/timeTexts.ts'
import { amountText } from '../../language/amountText.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { loadCalls } from './loadCalls.ts'

/** A player's rehearsals so far, each to look at or to go on with; nothing for a guest. */
export function OwnRehearsals({ onLookAt }: { onLookAt: (rehearsalId: string) => void }) {
  const { player } = useSession()
  const { data } = useQuery({
    queryKey: ['rehearsals', player?.id],
    enabled: player !== null,
    refetchOnMount: 'always',
    queryFn: async () => (await loadCalls()).listOwn(),
  })
  if (data === undefined || data.rehearsals.length === 0) return null
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Your rehearsals</h2>
      <ul className="divide-line mt-2 divide-y">
        {data.rehearsals.map(({ id, startedAt, questions, handedIn, score, maxScore, isEnded }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="flex-1 basis-56">
              {momentText(startedAt)}
              <span className="text-muted block text-base">
                {isEnded ? amountText(questions, 'question') : `${handedIn} of ${amountText(questions, 'question')}`}
                {maxScore > 0 && ` · ${score} of ${amountText(maxScore, 'point')}`}
              </span>
            </span>
            <Button
              look="plain"
              onClick={() => onLookAt(id)}
              aria-label={`${isEnded ? 'Look at' : 'Go on with'} the rehearsal of ${momentText(startedAt)}`}
            >
              {isEnded ? 'Look at it' : 'Go on'}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
