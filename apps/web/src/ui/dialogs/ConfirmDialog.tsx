import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  text: string
  verb: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something that others notice. */
export function ConfirmDialog({ title, text, verb, isBusy, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={onConfirm}>
          {verb}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
