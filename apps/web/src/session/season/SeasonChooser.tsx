import { inputClass } from '../../ui/inputClass.ts'
import { SeasonSelect } from './SeasonSelect.tsx'
import { useChooseSeason } from './useChooseSeason.ts'
import { useCoach } from '../coach/useCoach.ts'
import { useSession } from '../useSession.ts'

/**
 * Chooses the season that one studies now; nothing where one season is open, and nothing for a coach, who sets the club's on the dashboard
 * (rule 156).
 */
export function SeasonChooser({ className = '' }: { className?: string }) {
  const choose = useChooseSeason()
  const { player } = useSession()
  const { coach } = useCoach()
  if (player === null && coach !== null) return null
  return (
    <SeasonSelect
      className={`${inputClass} ${className}`}
      hasPreviews
      disabled={choose.isPending}
      onChoose={choose.mutate}
    />
  )
}
