import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Ways } from './Ways.tsx'

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
      <div className="mt-5">
        <Ways onBack={onClose}>
          <Button isBusy={isBusy} onClick={onConfirm}>
            {verb}
          </Button>
        </Ways>
      </div>
    </Dialog>
  )
}
