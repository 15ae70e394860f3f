import { paths } from '../../../../paths.ts'
import { inputClass } from '../../../../ui/inputClass.ts'
import type { InvitationKey } from '../teamCalls.ts'
import { hashOfInvitation } from './invitationHash.ts'

/** An invitation's link, to be copied: whoever is another coach and has it may accept. */
export function InvitationLink({ invitation, label }: { invitation: InvitationKey; label: string }) {
  return (
    <label className="mt-2 block">
      <span className="mb-1 block text-base">{label}</span>
      <input
        className={inputClass}
        readOnly
        value={`${location.origin}${paths.rehearsal}?team=${hashOfInvitation(invitation)}`}
        onFocus={(event) => event.target.select()}
      />
    </label>
  )
}
