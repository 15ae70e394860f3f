import type { MemoryState } from '@seraph/schema/review'
import type { GemLetter } from '@seraph/schema/vocabulary'

import { Gem } from '../marks/Gem.tsx'
import type { Coal } from './coalOf.ts'
import { CoalPicture } from './CoalPicture.tsx'
import { BareQuill, Feather } from './Feather.tsx'
import {
  featherAt,
  feathersOf,
  lengthOf,
  minus,
  pathText,
  pointAt,
  slopeAt,
  wings,
  type Point,
  type Wing,
} from './wings.ts'
import './seraphMap.css'

/** Where the feathers of a wing are that carries fewer than four: five places, bare ones between. */
const places: readonly (readonly number[])[] = [[], [2], [1, 3], [0, 2, 4]]

/** The shoulder: the arm's line, then scales all the way back. It tells nothing and is always there. */
function shoulder(wing: Wing, depth: number, scales: number): string {
  const at = (t: number): Point => {
    const [[x, y], way] = [pointAt(wing.arm, t), slopeAt(wing.arm, t)]
    const round = 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, t * 1.15 + 0.1))
    const deep = (depth / lengthOf(way)) * round * (1 - t * t * t * 0.5)
    return [Math.round(x - way[1] * deep), Math.round(y + way[0] * deep)]
  }
  let path = `M${pathText(wing.arm.slice(0, 2))}C${pathText(wing.arm.slice(2))}`
  let from: Point = [wing.arm[6], wing.arm[7]]
  for (let scale = scales; scale >= 0; scale -= 1) {
    const to = at((scale / scales) * 0.97)
    const size = Math.round(lengthOf(minus(to, from)) * 0.56)
    path += `a${size} ${size} 0 01${pathText(minus(to, from))}`
    from = to
  }
  return `${path}z`
}

type WingProps = { wing: Wing; states: readonly MemoryState[]; isGained: (place: number) => boolean }

function WingOf({ wing, states, isGained }: WingProps) {
  const held = places[states.length]
  const count = held === undefined ? states.length : 5
  return (
    <>
      {Array.from({ length: count }, (_, place) => {
        const at = featherAt(wing, place / (count - 1), count - 1)
        const index = held === undefined ? place : held.indexOf(place)
        const state = states[index]
        if (state === undefined) return <BareQuill key={place} at={at} />
        return (
          <g key={place} className={isGained(index) ? 'feather-gained' : undefined}>
            <Feather at={at} state={state} />
          </g>
        )
      })}
      <path className="shoulder" d={shoulder(wing, wing.band, wing.scales)} />
      <path className="shoulder-bone" d={shoulder(wing, wing.band * 0.52, wing.scales + 1)} />
    </>
  )
}

type Props = {
  chapters: readonly MemoryState[]
  coal: Coal
  /** The child's gem; a guest has none. */
  gem?: GemLetter
  label: string
  /** The chapters, by their ordinals, whose feathers settle now; with it the coal flares once. */
  gained?: ReadonlySet<number>
}

/** The season as a seraph: a feather a chapter, read like a page from the body outwards, the streak as the coal, the child's gem in it. */
export function SeraphMap({ chapters, coal, gem, label, gained }: Props) {
  const counts = feathersOf(chapters.length)
  const [up, wide, down] = counts.map(([left, right], at) => {
    const wing = wings[at]
    if (wing === undefined) return undefined
    const first = counts.slice(0, at).reduce((sum, [one, other]) => sum + one + other, 0)
    const lefts = chapters.slice(first, first + left)
    const rights = chapters.slice(first + left, first + left + right)
    return (
      <g key={at}>
        <g transform="scale(-1 1)">
          <WingOf wing={wing} states={lefts} isGained={(place) => gained?.has(first + place + 1) === true} />
        </g>
        <WingOf wing={wing} states={rights} isGained={(place) => gained?.has(first + left + place + 1) === true} />
      </g>
    )
  })
  return (
    <svg className={`seraphmap coal-${coal}`} viewBox="-320 -246 640 492" role="img" aria-label={label}>
      {wide}
      {down}
      {up}
      <g className={gained === undefined ? undefined : 'coal-flares'}>
        <CoalPicture coal={coal} />
        {gem !== undefined && (
          <svg x="-25" y="-19" width="50" height="50" viewBox="0 0 34 34" overflow="visible">
            <Gem letter={gem} />
          </svg>
        )}
      </g>
    </svg>
  )
}
