import { useSession } from '../../session/useSession.ts'
import { Choice } from './Choice.tsx'
import { roundSizes } from './roundSizes.ts'
import { wishOptions } from './roundWish.ts'
import type { RoundWish } from './roundWish.ts'

const ofs = [
  ['mixed', 'Mixed'],
  ['missed', 'Only missed'],
  ['new', 'Only new'],
] as const
const points = [
  ['', 'All'],
  ['1', '1 point'],
  ['2,3', '2 or 3'],
  ['4,5,6,7,8', '4 and more'],
] as const
const kinds = [
  ['', 'All'],
  ['recall,who,number,true_false', 'Short answers'],
  ['list', 'Lists'],
  ['fill_in_the_blank,quotation,what_was_said', 'Words of the verse'],
] as const

type Props = {
  wish: RoundWish
  wishes?: readonly (keyof RoundWish)[] | undefined
  note?: string | undefined
  onChange: (wish: RoundWish) => void
}

/** What `RoundChoice` unfolds. */
export function RoundChoices({ wish, wishes = wishOptions, note, onChange }: Props) {
  const { player } = useSession()
  const set =
    <Name extends keyof RoundWish>(name: Name) =>
    (value: RoundWish[Name]) =>
      onChange({ ...wish, [name]: value })
  return (
    <>
      <Choice name="size" label="Questions" options={roundSizes} value={wish.size} onChange={set('size')} />
      {player !== null && <Choice name="of" label="Made of" options={ofs} value={wish.of} onChange={set('of')} />}
      {wishes.includes('points') && (
        <Choice name="points" label="Worth" options={points} value={wish.points} onChange={set('points')} />
      )}
      {wishes.includes('kinds') && (
        <Choice name="kinds" label="Kinds" options={kinds} value={wish.kinds} onChange={set('kinds')} />
      )}
      {note !== undefined && <p className="text-muted text-base">{note}</p>}
    </>
  )
}
