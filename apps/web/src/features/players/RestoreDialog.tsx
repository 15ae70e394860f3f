import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'

type Props = { isBusy: boolean; onRestore: () => void; onClose: () => void }

/** The code is right and its record was deleted: only the person can say that it is to come back (rule 18). */
export function RestoreDialog({ isBusy, onRestore, onClose }: Props) {
  return (
    <Dialog title="Bring your record back?" onClose={onClose}>
      <p className="mt-3">
        The record of this code was deleted. It is kept for 14 days and can still come back, with everything in it.
        After that it is gone for good.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onRestore} isBusy={isBusy}>
          Bring it back
        </Button>
        <Button look="quiet" onClick={onClose}>
          Leave it deleted
        </Button>
      </div>
    </Dialog>
  )
}
