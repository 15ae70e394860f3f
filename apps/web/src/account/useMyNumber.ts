import type { Player } from '@seraph/schema/http/players/players'
import { useMutation } from '@tanstack/react-query'

import { call } from '../api/call.ts'
import { textOf } from '../messages.ts'
import { playerToasts } from '../messages/players.ts'
import { showToast } from '../ui/toasts/toastStore.ts'

/** What a card says of a player. */
export type MyPlayer = Pick<Player, 'playerCode' | 'biblicalGem' | 'clubName' | 'teamName'>

/** Asks the server for the signed-in player's number; it is kept nowhere, and each look is noted (rule 42). */
export function useMyNumber() {
  return useMutation({
    mutationFn: () => call('showNumber', {}),
    onError: (error) => showToast(playerToasts.numberFailed(textOf(error))),
  })
}
