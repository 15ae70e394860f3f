import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = { title: string; paragraphs: readonly string[]; onClose: () => void }

/** Something to be read once. */
export function NoticeDialog({ title, paragraphs, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-2 space-y-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Button className="mt-5 w-full" onClick={onClose}>
        Got it
      </Button>
    </Dialog>
  )
}
