import type { LinkRequest } from '@seraph/schema/http/players/playerNumbers'
import { gemName } from '@seraph/domain/gems/gems'
import { useMutation, useQuery } from '@tanstack/react-query'

import { call } from '../api/call.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { textOf } from '../messages.ts'
import { playerToasts } from '../messages/players.ts'
import { sessionQuery } from '../session/sessionQuery.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts/toastStore.ts'

/** Coaches who ask the player to join their team: nobody is moved without a yes (rule 42). */
export function LinkRequests({ playerId }: { playerId: string }) {
  const queryKey = ['linkRequests', playerId]
  const { data = [] } = useQuery({ queryKey, queryFn: () => call('listLinkRequests', {}) })
  const answer = useMutation({
    mutationFn: ({ id, isYes }: { id: string; isYes: boolean }) =>
      call('answerLinkRequest', { params: { id }, body: { isYes } }),
    onSuccess: ({ playerCode, isJoined }) => {
      showToast(isJoined ? playerToasts.joinedTeam(playerCode) : playerToasts.teamDeclined)
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
    onError: (error) => showToast(playerToasts.answerFailed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return data.map((request) => (
    <section key={request.id} aria-label={`Team ${request.teamName}`} className="bg-sunken rounded-card mt-6 px-5 py-4">
      <h2 className="text-xl">
        {request.coachName} asks you to join {request.teamName}
      </h2>
      <p className="mt-1 text-base">{consequenceOf(request)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          onClick={() => answer.mutate({ id: request.id, isYes: true })}
          isBusy={answer.isPending && answer.variables.isYes}
        >
          Yes, I join
        </Button>
        <Button
          look="quiet"
          onClick={() => answer.mutate({ id: request.id, isYes: false })}
          isBusy={answer.isPending && !answer.variables.isYes}
        >
          No
        </Button>
      </div>
    </section>
  ))
}

function consequenceOf({ clubName, startingChapter, biblicalGem }: LinkRequest): string {
  return `The club is ${clubName}, your place chapter ${startingChapter} with the ${gemName(biblicalGem)}. This coach then sees your progress and your number. Say yes only if you know this coach.`
}
