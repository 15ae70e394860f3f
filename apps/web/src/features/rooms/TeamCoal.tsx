import type { Coal } from '../../ui/seraphMap/coalOf.ts'
import { CoalPicture } from '../../ui/seraphMap/CoalPicture.tsx'
import { teamCoalWords } from './teamCoalWords.ts'
import '../../ui/seraphMap/seraphMap.css'

/** The coal of a whole team, which has no gem in it. */
export function TeamCoal({ coal, className }: { coal: Coal; className: string }) {
  return (
    <svg
      className={`seraphmap coal-${coal} ${className}`}
      viewBox="-100 -160 200 240"
      role="img"
      aria-label={teamCoalWords[coal]}
    >
      <CoalPicture coal={coal} />
    </svg>
  )
}
