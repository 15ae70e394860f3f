import { stateWords } from '../../../ui/seraphMap/stateWords.ts'
import { StateCell } from './StateCell.tsx'

/** What the boxes and rings mean. */
export function MapLegend() {
  return (
    <ul className="text-muted mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base">
      {(Object.keys(stateWords) as (keyof typeof stateWords)[]).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <StateCell state={state} /> {stateWords[state]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <StateCell state={undefined} /> no questions
      </li>
      <li className="flex items-center gap-2">
        <StateCell state="unseen" isOwn /> learns it
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="mapcount mapcount-hole" /> nobody keeps it
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="mapcount mapcount-one" /> one player alone
      </li>
    </ul>
  )
}
