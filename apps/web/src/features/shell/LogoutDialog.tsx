import { useEffect } from 'react'

import { useMyNumber } from '../../account/useMyNumber.ts'
import { NumberBox } from '../../codeCards/NumberBox.tsx'
import { playerTexts } from '../../messages/players.ts'
import { closeLogoutQuestion } from '../../session/logoutQuestion.ts'
import { useLogout } from '../../session/useLogout.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'

/** Shows the number once more before this browser forgets it (rule 42); `hasNumber`: the session may read it. */
export function LogoutDialog({ hasNumber, needsNumber }: { hasNumber: boolean; needsNumber: boolean }) {
  const logout = useLogout()
  const { data, isError, mutate } = useMyNumber()
  useEffect(() => {
    if (hasNumber) mutate()
  }, [hasNumber, mutate])
  return (
    <Dialog
      title="Log out?"
      {...(needsNumber && { description: hasNumber ? playerTexts.logoutNumber : playerTexts.logoutUnproved })}
      onClose={closeLogoutQuestion}
    >
      {hasNumber && !isError && (
        <div className="mt-5">{data === undefined ? <Skeleton className="h-52" /> : <NumberBox number={data} />}</div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => logout.mutate(undefined, { onSuccess: closeLogoutQuestion })} isBusy={logout.isPending}>
          Log out
        </Button>
        <Button look="quiet" onClick={closeLogoutQuestion}>
          Stay
        </Button>
      </div>
    </Dialog>
  )
}
