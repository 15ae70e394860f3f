import { useState } from 'react'

import { NumberInput } from '../../account/NumberInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { useDownloadRecord } from './useDownloadRecord.ts'
import { Ways } from '../../ui/dialogs/Ways.tsx'

/** Wants the number before one's record is handed out in a file (rule 42). */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const [secretNumber, setSecretNumber] = useState('')
  const download = useDownloadRecord()
  return (
    <Dialog title="Download my record" onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          download.mutate(secretNumber, { onSuccess: onClose })
        }}
      >
        <NumberInput label="Your secret number" value={secretNumber} onChange={setSecretNumber} />
        <Ways onBack={onClose}>
          <Button type="submit" isBusy={download.isPending} disabled={secretNumber.trim() === ''}>
            Download
          </Button>
        </Ways>
      </form>
    </Dialog>
  )
}
