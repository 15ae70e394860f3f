import type { Evaluation } from '@seraph/schema/http/evaluate'
import { lazy, Suspense, useEffect, useState } from 'react'

import { appealForTexts, appealTexts } from '../messages/appeals.ts'
import { Button } from '../ui/Button.tsx'
import { askedAbout, useAskedAbout } from './askedStore.ts'
import type { Doubted } from './doubted.ts'

const load = () => import('./AppealDialog.tsx')
const AppealDialog = lazy(() => load().then((module) => ({ default: module.AppealDialog })))

type Props = {
  evaluation: Pick<Evaluation, 'score' | 'maxScore' | 'parts'>
  about: Doubted
  /** What became of asking before, where that is known. */
  known?: 'waiting' | 'decided' | null
  /** A coach or host asks for a child. */
  isForChild?: boolean
  /** The room whose host asks, with the token of this tab's seat there. */
  roomId?: string
}

/** Beside a verdict that lacks a part: asks a person to look at it; what was asked already is said in its place. */
export function AppealButton({ evaluation, about, known = null, isForChild = false, roomId }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const asked = useAskedAbout(about) ?? known
  const texts = isForChild ? appealForTexts : appealTexts
  const parts = evaluation.parts.filter(({ id, status }) => id !== undefined && status !== 'given')
  const isOffered = asked === null && evaluation.score < evaluation.maxScore && parts.length > 0
  // Fetched beforehand: who loses the network after the verdict can still ask.
  useEffect(() => {
    if (isOffered) load().catch(() => undefined)
  }, [isOffered])
  if (asked !== null) return <p className="mt-3 text-base">{texts[asked]}</p>
  if (!isOffered) return null
  return (
    <>
      <Button look="plain" className="-ml-3 mt-2 print:hidden" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AppealDialog
            about={about}
            parts={parts}
            texts={texts}
            {...(roomId !== undefined && { roomId })}
            onClose={() => setIsOpen(false)}
            onAsked={(state) => askedAbout(about, state)}
          />
        </Suspense>
      )}
    </>
  )
}
