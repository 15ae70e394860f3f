import { lazyPart } from '../../ui/lazyPart.tsx'
import { Fold } from './Fold.tsx'
import type { RoundWish } from './roundWish.ts'

const RoundChoices = lazyPart(async () => (await import('./RoundChoices.tsx')).RoundChoices)

type Props = {
  wish: RoundWish
  /** What can be wished: all of it where nothing is said. */
  wishes?: readonly (keyof RoundWish)[] | undefined
  /** What else there is to know, below the choices. */
  note?: string | undefined
  onChange: (wish: RoundWish) => void
}

/** How many questions, of what kind and worth; for a player also whether missed or new ones (rule 197). */
export function RoundChoice(props: Props) {
  return (
    <Fold title="How many, and which">
      <RoundChoices {...props} />
    </Fold>
  )
}
