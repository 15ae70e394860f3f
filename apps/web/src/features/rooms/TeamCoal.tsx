import type { Coal } from '../../ui/seraphMap/coalOf.ts'
import { CoalPicture } from '../../ui/seraphMap/CoalPicture.tsx'
import '../../ui/seraphMap/seraphMap.css'

const words: Readonly<Record<Coal, string>> = {
  ash: 'The coal of the team is not lit yet.',
  ember: 'The coal of the team glows.',
  flame: 'The coal of the team is a flame.',
}

/** The coal of a whole team, which has no gem in it. */
export function TeamCoal({ coal, className }: { coal: Coal; className: string }) {
  return (
    <svg
      className={`seraphmap coal-${coal} ${className}`}
      viewBox="-100 -160 200 240"
      role="img"
      aria-label={words[coal]}
    >
      <CoalPicture coal={coal} />
    </svg>
  )
}
