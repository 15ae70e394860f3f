import type { Season } from '@seraph/schema/season'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'

/** Says that trivia is under maintenance where the season says so; it can be dismissed (rule 121). */
export function MaintenanceNotice({ notice }: { notice: Season['maintenance'][number] }) {
  const [isOpen, setIsOpen] = useState(true)
  const navigate = useNavigate()
  if (!isOpen) return null
  return (
    <Dialog title={notice.title} description={notice.text} onClose={() => setIsOpen(false)}>
      <Button className="mt-5 w-full" onClick={() => void navigate(paths.home)}>
        Go to Home Page
      </Button>
    </Dialog>
  )
}
