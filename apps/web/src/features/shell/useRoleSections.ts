import { useSession } from '../../session/useSession.ts'
import { useStoredCoachCode } from '../../session/coach/storedCoachCode.ts'
import { adminItems, coachItems, type NavSection } from './nav.ts'

/** The links of a role: the admin player's, and a coach's where a coach code is stored (rule 102). */
export function useRoleSections(): NavSection[] {
  const session = useSession()
  const isCoach = useStoredCoachCode() !== undefined
  const isAdmin = session.status === 'player' && (session.isAdmin || session.canBecomeAdmin)
  const items = [...(isCoach ? coachItems : []), ...(isAdmin ? adminItems : [])]
  return items.map((item) => ({ label: item.label, icon: item.icon, items: [item] }))
}
