import { useMutation } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { setSeasonName } from '../../api/seasonName.ts'
import { seasonToasts } from '../../messages/seasons.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { keepGuestChoice } from './guestChoice.ts'
import { useSession } from '../useSession.ts'

/**
 * Takes another open season in hand, for a player on every device; then the
 * app begins anew at Home, so that nothing of the other season is left on
 * the page.
 */
export function useChooseSeason() {
  const { player } = useSession()
  return useMutation({
    mutationFn: async (season: string) => {
      if (player === null) keepGuestChoice(season)
      else await call('choosePlayerSeason', { body: { season } })
      setSeasonName(season, true)
    },
    onSuccess: () => location.assign(paths.home),
    onError: (error) => showToast(seasonToasts.notChosen(error)),
  })
}
