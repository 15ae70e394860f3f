import Trash2 from 'virtual:icons/trash-2'

import { savingTexts } from '../../messages/saving.ts'
import { useSession } from '../../session/useSession.ts'
import type { OutboxEntry } from '../outbox/outboxEntry.ts'
import { OthersNote } from './OthersNote.tsx'
import { outbox } from '../outbox/outbox.ts'
import { isOwnedBy, isSameOwner, ownerOf } from '../owner.ts'
import { UnreadableNote } from './UnreadableNote.tsx'
import { WaitingNote } from './WaitingNote.tsx'
import { useWaitingWork } from '../outbox/waitingStore.ts'

const namesOf = (entries: readonly OutboxEntry[]) => entries.map(({ name }) => name)
const actionClass = 'text-indigo inline-flex min-h-11 items-center gap-1.5 px-2 font-[640]'

/** Says what could not be saved yet and whose it is, and lets its owner try at once; nothing where nothing waits. */
export function PendingNote() {
  const session = useSession()
  const { entries, isPassing, unreadable } = useWaitingWork()
  const { player } = session
  const person = ownerOf(session)
  const own = entries.filter(({ owner }) => isSameOwner(owner, person) || (player !== null && isOwnedBy(owner, player)))
  const waiting = own.filter(({ refusedAs }) => refusedAs === undefined)
  const refused = own.filter(({ refusedAs }) => refusedAs !== undefined)
  const others = entries.filter((entry) => !own.includes(entry))
  const saveNow = (
    <button type="button" className={actionClass} onClick={() => void outbox.send(player, { withRefused: true })}>
      Save now
    </button>
  )
  return (
    <>
      {waiting.length > 0 && (
        <WaitingNote action={saveNow}>
          {savingTexts.waiting(namesOf(waiting))}
          {isPassing && <> {savingTexts.passing}</>}
        </WaitingNote>
      )}
      {refused.length > 0 && (
        <WaitingNote
          action={
            <>
              {waiting.length === 0 && saveNow}
              <button type="button" className={actionClass} onClick={() => void outbox.discardRefused(player)}>
                <Trash2 aria-hidden className="size-5" />
                Throw away
              </button>
            </>
          }
        >
          {savingTexts.refused(namesOf(refused))}
        </WaitingNote>
      )}
      <OthersNote entries={others} isSignedIn={session.status !== 'guest'} />
      <UnreadableNote count={unreadable} />
    </>
  )
}
