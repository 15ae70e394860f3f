import Trophy from 'virtual:icons/trophy'

import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ResultList } from '../ResultList.tsx'
import type { FinishedGame } from './game.ts'

type Props = { game: FinishedGame; isNewRecord: boolean; onContinue: () => void; onClose: () => void }

/** What a game came to (rule 121). Continue Playing leads to the chapters; closing it to the card behind. */
export function CompletionDialog({ game, isNewRecord, onContinue, onClose }: Props) {
  return (
    <Dialog title={isNewRecord ? 'NEW RECORD!' : 'Game Complete!'} onClose={onClose}>
      <p className="text-muted mt-1 flex min-h-[2em] items-center gap-2">
        {isNewRecord && <Trophy aria-hidden className="text-gold size-6" />}
        {game.chapter.label}
      </p>
      <output className="sr-only">{isNewRecord ? 'NEW RECORD!' : ''}</output>
      <ResultList game={game} />
      <Button className="mt-6 w-full" onClick={onContinue}>
        Continue Playing
      </Button>
    </Dialog>
  )
}
