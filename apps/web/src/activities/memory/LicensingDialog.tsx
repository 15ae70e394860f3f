import type { Season } from '@seraph/schema/season'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'

type Props = { licensing: Season['memory']['licensing']; onClose: () => void }

/** Why a chapter rests: what the licence of the edition in use allows, and which chapters these are (rule 121). */
export function LicensingDialog({ licensing, onClose }: Props) {
  return (
    <Dialog title={licensing.title} onClose={onClose}>
      <div className="mt-2 space-y-3">
        {licensing.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Link to={paths.support} className={buttonClass('primary', 'mt-5 w-full')} onClick={onClose}>
        Support This Ministry
      </Link>
    </Dialog>
  )
}
