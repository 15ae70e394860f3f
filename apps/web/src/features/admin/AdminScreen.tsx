import { lazyPart } from '../../ui/lazyPart.tsx'
import { AdminGate } from './AdminGate.tsx'

const AdminTabs = lazyPart(() => import('./AdminTabs.tsx').then((module) => module.AdminTabs))
const CleaningNote = lazyPart(() => import('./CleaningNote.tsx').then((module) => module.CleaningNote))

/** The admin's place (rule 131). */
export function AdminScreen() {
  return (
    <AdminGate title="Administration">
      <CleaningNote />
      <AdminTabs />
    </AdminGate>
  )
}
