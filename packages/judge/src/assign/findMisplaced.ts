import type { PartMatch } from '../match/matchPart.ts'
import { longestRun } from './longestRun.ts'
import { placeOf } from './placeOf.ts'

/** What is listed: a part, or a wrong answer that takes its place. */
type Listed = { readonly part: number | undefined; readonly at: number }

/**
 * The given parts that stand in another slot's place (rule 47): as many answers as slots count place by place, fewer in order, skipping
 * slots. Parts of one slot may change places; where parts share one, a wrong answer takes no
 * place. `places`: each part's slot; `settled`: the parts that the answer's own words tell apart,
 * which are looked at no further; `wrong`: the tokens at which wrong
 * answers begin; `clauseOf`: the clause of each token.
 */
export function findMisplaced(
  places: readonly number[],
  matches: readonly (PartMatch | undefined)[],
  settled: ReadonlySet<number>,
  wrong: readonly number[],
  clauseOf: readonly number[],
): ReadonlySet<number> {
  const open = [...places.keys()].filter((part) => !settled.has(part))
  const given = open.flatMap((part): readonly Listed[] => {
    const match = matches[part]
    return match?.isGiven ? [{ part, at: placeOf(match, matches) }] : []
  })
  const clauses = new Set(matches.flatMap((match) => (match?.isGiven ? match.evidence.map((at) => clauseOf[at]) : [])))
  const isBeside = (index: number): boolean => clauses.has(clauseOf[index])
  // What only begins to say another part takes a place as well ("mire; vomit").
  const begun = matches.flatMap((match): readonly Listed[] =>
    match === undefined ||
    match.isGiven ||
    match.evidence.length === 0 ||
    match.evidence.some((index) => isBeside(index))
      ? []
      : [{ part: undefined, at: match.evidence[0] ?? 0 }],
  )
  const isShared = new Set(places).size < places.length
  const others = given.length < open.length && !isShared ? wrong.map((at): Listed => ({ part: undefined, at })) : []
  const isTaken = ({ at }: Listed): boolean => [...given, ...others].some((other) => other.at === at)
  const unsaid = isShared || given.length + others.length === open.length ? [] : begun.filter((one) => !isTaken(one))
  const listed = [...given, ...others, ...unsaid].toSorted((a, b) => a.at - b.at)
  const [best = []] = [inPartsOrder(open, listed, places), inSlotsOrder(open, listed, places)].toSorted(
    (a, b) => a.length - b.length,
  )
  return new Set(best)
}

/** The misplaced parts where the answers follow the parts ("a crown of glory and a diadem of beauty"). */
function inPartsOrder(
  open: readonly number[],
  listed: readonly Listed[],
  places: readonly number[],
): readonly number[] {
  const order = open.map((part) => placed(places, part))
  return misplacedIn(order, listed, places, (before, part) => before <= part)
}

/** The misplaced parts where all answers to one slot come before those to the next ("a crown and a diadem, of glory and of beauty"). */
function inSlotsOrder(
  open: readonly number[],
  listed: readonly Listed[],
  places: readonly number[],
): readonly number[] {
  const order = open.map((part) => placed(places, part)).toSorted((a, b) => a - b)
  return misplacedIn(order, listed, places, (before, part) => placed(places, before) <= placed(places, part))
}

function misplacedIn(
  order: readonly number[],
  listed: readonly Listed[],
  places: readonly number[],
  canFollow: (before: number, part: number) => boolean,
): readonly number[] {
  const given = listed.flatMap(({ part }, at) => (part === undefined ? [] : [{ part, at }]))
  if (listed.length === order.length)
    return given.filter(({ part, at }) => order[at] !== placed(places, part)).map(({ part }) => part)
  const kept = longestRun(given, (before, entry) => canFollow(before.part, entry.part))
  return given.filter((entry) => !kept.includes(entry)).map(({ part }) => part)
}

function placed(places: readonly number[], part: number): number {
  return places[part] ?? part
}
