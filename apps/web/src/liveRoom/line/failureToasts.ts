import { UnreachableError, codeOf } from '../../api/apiError.ts'
import { textOf } from '../../messages.ts'
import { roomToasts } from '../../messages/rooms.ts'
import type { Toast } from '../../ui/toasts/toastStore.ts'

/** What a coach reads where no room could be made (rule 137); `teamName` of the club's code, where it has one. */
export function createFailure(error: unknown, teamName: string | null): Toast {
  const code = codeOf(error)
  if (code === 'coach_code_not_found' || code === 'coach_not_signed_in')
    return roomToasts.invalidCoachCode(textOf(error))
  return (teamName === null ? roomToasts.createFailed : roomToasts.createClubFailed)(textOf(error))
}

/** What somebody reads who could not join: the documents' own words where the room isn't there or is full. */
export function joinFailure(error: unknown): Toast {
  if (error instanceof UnreachableError) return roomToasts.joinUnreachable
  const code = codeOf(error)
  return code === 'room_not_found' || code === 'room_is_full'
    ? roomToasts.joinFailed()
    : roomToasts.joinFailed(textOf(error))
}

/** What a host reads where the quiz did not start. */
export function startFailure(error: unknown): Toast {
  if (error instanceof UnreachableError) return roomToasts.startUnreachable
  const code = codeOf(error)
  if (code === 'too_few_participants' || code === 'chapters_not_assigned') return roomToasts.cannotStart(textOf(error))
  return roomToasts.startFailed(textOf(error))
}
