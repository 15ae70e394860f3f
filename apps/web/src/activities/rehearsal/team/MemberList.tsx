import type { EventMember } from '@seraph/schema/http/events/eventRoom'

/** The members of a team with what they do, in words. */
export function MemberList({ members, ownId }: { members: readonly EventMember[]; ownId: string | undefined }) {
  return (
    <ul className="mt-2 grid gap-1">
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap gap-x-2">
          <b className="wrap-anywhere">{member.nickname}</b>
          {member.id === ownId && <span>(you)</span>}
          <span className="text-muted">{dutiesText(member)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What a member does: "captain, writes". */
export function dutiesText({ isCaptain, isScribe, isAlternate }: EventMember): string {
  return [isCaptain && 'captain', isScribe && 'scribe', isAlternate && 'alternate'].filter(Boolean).join(', ')
}
