import { listText } from '../../language/listText.ts'

/** Which verses of a chapter rest: "Verses 7–13 are resting.", "Verse 14 is resting." */
export function restingText(hidden: readonly { from: number; to: number }[]): string {
  const ranges = listText(hidden.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)))
  const [first] = hidden
  const isOne = hidden.length === 1 && first?.from === first?.to
  return isOne ? `Verse ${ranges} is resting.` : `Verses ${ranges} are resting.`
}
