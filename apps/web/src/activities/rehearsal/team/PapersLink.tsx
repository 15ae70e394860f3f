import Printer from 'virtual:icons/printer'
import { Link } from 'react-router-dom'

import { buttonClass } from '../../../ui/buttonClass.ts'

/** To the papers of an event's set, where it is also played again; nothing while its number is nobody's to know (rule 239). */
export function PapersLink({ setId }: { setId: string | null }) {
  if (setId === null) return null
  return (
    <Link className={buttonClass('quiet')} to={`?set=${setId}`}>
      <Printer aria-hidden className="size-5" />
      The Set on Paper
    </Link>
  )
}
