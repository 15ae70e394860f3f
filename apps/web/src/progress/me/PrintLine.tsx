import { longDayText } from '../../language/dayTexts.ts'

/** On paper alone, at the foot of every page: whose report it is and of which day. */
export function PrintLine({ names, today }: { names: readonly string[]; today: string }) {
  return <p className="printline">{['Seraph', ...names, longDayText(today)].join(' · ')}</p>
}
