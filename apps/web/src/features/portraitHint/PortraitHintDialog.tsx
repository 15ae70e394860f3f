import RotateCw from 'virtual:icons/rotate-cw'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'

/** Says once in a session that a phone on its side shows more (rule 112). */
export function PortraitHintDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Better Experience in Landscape" onClose={onClose}>
      <p className="mt-3 flex items-center gap-4">
        <RotateCw aria-hidden className="text-ember size-10 flex-none" />
        Turn your phone on its side, and words and games have more room. Upright works too.
      </p>
      <Button className="mt-5 w-full" onClick={onClose}>
        Continue in Portrait
      </Button>
    </Dialog>
  )
}
