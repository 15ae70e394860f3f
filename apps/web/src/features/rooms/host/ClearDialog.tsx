import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

type Props = { isRunning: boolean; name: string | undefined; onClear: () => void; onClose: () => void }

/** Asks before chapters are taken back, from one participant or, without a name, from everyone (rule 161). */
export function ClearDialog({ isRunning, name, onClear, onClose }: Props) {
  return (
    <ConfirmDialog
      title={name === undefined ? 'Clear the chapters of everyone?' : `Clear the chapters of ${name}?`}
      text={isRunning ? `${inHand(name)} What has been answered stays.` : 'You can give chapters again at any time.'}
      verb="Clear chapters"
      isBusy={false}
      onConfirm={onClear}
      onClose={onClose}
    />
  )
}

function inHand(name: string | undefined): string {
  return name === undefined
    ? 'Each finishes the question on the screen, and then waits for new chapters.'
    : `${name} finishes the question on the screen, and then waits for new chapters.`
}
