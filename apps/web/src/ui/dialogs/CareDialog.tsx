import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Kind words to whoever wrote in need. Nothing is asked, and nothing of it is kept in this browser (rule 50). */
export function CareDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog title="You are not alone" onClose={onClose}>
      <p className="mt-3 text-lg whitespace-pre-line">{text}</p>
      <Button className="mt-5 w-full sm:w-auto" onClick={onClose}>
        Go on
      </Button>
    </Dialog>
  )
}
