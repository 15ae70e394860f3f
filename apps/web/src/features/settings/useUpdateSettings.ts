import type { Player } from '@seraph/schema/http/players/players'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { playerToasts } from '../../messages/players.ts'
import { playerChanged } from '../../session/playerChanged.ts'
import { updateFailureText } from '../../session/updateFailureText.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import type { SettingsFields } from './settingsFields.ts'

/** Saves the settings, and gives the form what the server has kept. */
export function useUpdateSettings(onSaved: (fields: SettingsFields) => void) {
  return useMutation({
    mutationFn: ({ fields }: { fields: SettingsFields; former: Player }) => {
      const { isPubliclyVisible, country, pbeExperience } = fields
      const said = { country: country.trim() || null, pbeExperience: pbeExperience || null }
      return call('updateSettings', { body: { isPubliclyVisible, ...said } })
    },
    onSuccess: ({ player }, { former }) => {
      playerChanged(player)
      const { isPubliclyVisible, country, pbeExperience } = player
      onSaved({ isPubliclyVisible, country: country ?? '', pbeExperience: pbeExperience ?? '' })
      const isVisibilityNew = isPubliclyVisible !== former.isPubliclyVisible
      showToast(isVisibilityNew ? playerToasts.settingsUpdated(isPubliclyVisible) : playerToasts.settingsSaved)
    },
    onError: (error) => showToast(playerToasts.updateFailed(updateFailureText(error))),
  })
}
