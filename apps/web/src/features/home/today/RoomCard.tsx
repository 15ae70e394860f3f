import type { Today } from '@seraph/schema/http/today'
import { Link } from 'react-router-dom'

import { pluralForm } from '../../../language/pluralForm.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Gem } from '../../../ui/marks/Gem.tsx'

/** A room of the child's coach that can be joined now, and who is there. */
export function RoomCard({ room: { code, name, gems, members } }: { room: Today['rooms'][number] }) {
  return (
    <section className="rounded-card border-line bg-surface flex min-h-14 items-center gap-2 border py-1.5 pr-1.5 pl-3.5">
      <div className="min-w-0 flex-1">
        <p className="truncate leading-tight font-bold">{name}</p>
        <p className="text-muted flex items-center gap-1 text-base leading-snug">
          {gems.map((letter, place) => (
            // Two children may have one gem, and their order doesn't change.
            <Gem key={place} letter={letter} className="size-5 flex-none" />
          ))}
          {members === 0 ? 'The room is open' : `${members} ${pluralForm(members, 'is', 'are')} here`}
        </p>
      </div>
      <Link to={`/study-room/${code}`} className={buttonClass('quiet', 'min-h-11!')}>
        Join
      </Link>
    </section>
  )
}
