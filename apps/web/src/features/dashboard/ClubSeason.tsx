import { useMutation } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { setSeasonName } from '../../api/seasonName.ts'
import { seasonToasts } from '../../messages/seasons.ts'
import { SeasonSelect } from '../../session/season/SeasonSelect.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'

/** The club's season, which its coach sets: the players land there (rule 156). The dashboard then begins anew in it. */
export function ClubSeason() {
  const set = useMutation({
    mutationFn: async (season: string) => {
      await call('setClubSeason', { body: { season } })
      setSeasonName(season, true)
    },
    onSuccess: () => location.reload(),
    onError: (error) => showToast(seasonToasts.notSet(error)),
  })
  return (
    <SeasonSelect
      aria-label="Your club’s season"
      className={`${inputClass} max-w-72`}
      disabled={set.isPending}
      onChoose={set.mutate}
    />
  )
}
