import { MemoryState } from '@seraph/schema/review'
import { MomentKind } from '@seraph/schema/http/moments'
import { GemLetter } from '@seraph/schema/vocabulary'

import { Seal } from '../src/moments/Seal.tsx'
import { RankRing } from '../src/progress/RankRing.tsx'
import { Gem } from '../src/ui/marks/Gem.tsx'
import { Mark } from '../src/ui/marks/Mark.tsx'
import { RankBadge } from '../src/ui/marks/RankBadge.tsx'
import { coalOf } from '../src/ui/seraphMap/coalOf.ts'
import { FeatherSign } from '../src/ui/seraphMap/FeatherSign.tsx'
import { mapSentence } from '../src/ui/seraphMap/mapSentence.ts'
import { SeraphMap } from '../src/ui/seraphMap/SeraphMap.tsx'
import { stateWords } from '../src/ui/seraphMap/stateWords.ts'
import { Part } from './Part.tsx'

const seasons = [
  { chapters: 33, days: 8 },
  { chapters: 31, days: 3 },
  { chapters: 16, days: 1 },
  { chapters: 9, days: 0 },
]

/** Some of each state, not in order. */
const statesOf = (count: number): MemoryState[] =>
  Array.from({ length: count }, (_, at) => MemoryState.options[(at * 7 + (at >> 2)) % 4] ?? 'unseen')

/** What is drawn: the mark, the gems, the season's figure with its four states, ranks and seals. */
export function Figures() {
  return (
    <>
      <Part title="Mark and gems">
        <div className="lookrow">
          <Mark className="size-12" />
          {GemLetter.options.map((letter) => (
            <Gem key={letter} letter={letter} className="size-12" />
          ))}
        </div>
      </Part>
      <Part title="Four states">
        <ul className="lookrow">
          {MemoryState.options.map((state) => (
            <li key={state} className="lookrow">
              <FeatherSign state={state} /> {stateWords[state]}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="The figure, of 33, 31, 16 and 9 chapters; flame, embers and ash">
        <div className="lookmaps">
          {seasons.map(({ chapters, days }) => (
            <SeraphMap
              key={chapters}
              chapters={statesOf(chapters)}
              coal={coalOf(days)}
              gem="R"
              label={mapSentence('Example', statesOf(chapters), days)}
            />
          ))}
        </div>
      </Part>
      <Part title="Ranks and seals">
        <div className="lookrow">
          {['Starter', 'Silver', 'Gold', 'Diamond', 'Platinum'].map((tier) => (
            <RankBadge key={tier} tier={tier} />
          ))}
          <RankRing share={0.4} label="Starter" steps={5} />
          <RankRing share={0.4} label="Silver" />
        </div>
        <div className="lookrow">
          {MomentKind.options.map((kind) => (
            <Seal key={kind} kind={kind} />
          ))}
        </div>
      </Part>
    </>
  )
}
