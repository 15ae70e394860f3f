import { seededRandom, shuffled } from '../crosswords/seededRandom.ts'
import { spreadSiblings } from '../review/spreadSiblings.ts'
import { versesNamed } from '../review/versesNamed.ts'

/** A question as a set is drawn from it; `points`: 1–8, `times`: how often the club was asked it. */
export type SetQuestion = { id: string; chapter: number; verse: string; points: number; type: string; times?: number }

/**
 * How many of a hundred questions are worth so many points, five meaning
 * five and more. The mix is ours: nobody tells the event's (rule 216).
 */
const mixOfPoints: Readonly<Record<number, number>> = { 1: 36, 2: 28, 3: 19, 4: 9, 5: 8 }
/** At most so many of a hundred are true or false. */
const mostTrueFalse = 3

const classOf = ({ points }: Pick<SetQuestion, 'points'>): number => Math.min(5, points)

/**
 * Draws a set of an event (rule 216): the same for the same questions, size and
 * seed. As near to the mix of points as the questions allow, spread over the
 * chapters by what each has, in a chapter what the club was asked least, then
 * spread over the kinds, no verse twice while there are others, runs of verses
 * counted verse by verse, and no two of one verse side by side. Fewer than `size` where there are not as many.
 */
export function drawSet<Question extends SetQuestion>(
  questions: readonly Question[],
  { size, seed }: { size: number; seed: number },
): Question[] {
  const random = seededRandom(seed)
  const left = shuffled(
    questions.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    random,
  )
  const perChapter = Map.groupBy(left, ({ chapter }) => chapter)
  const perKind = Map.groupBy(left, ({ type }) => type)
  const verses = new Map(left.map((question) => [question, versesNamed(question.verse)]))
  const drawn: Question[] = []
  const taken = {
    chapters: new Map<number, number>(),
    verses: new Map<string, number>(),
    kinds: new Map<string, number>(),
    trueFalse: 0,
  }
  const timesTaken = (verse: string): number => taken.verses.get(verse) ?? 0
  const costs: Costs<Question> = [
    ({ type }) =>
      type === 'true_false' && taken.trueFalse >= Math.max(1, Math.floor((size * mostTrueFalse) / 100)) ? 1 : 0,
    (question) => Math.max(...(verses.get(question) ?? []).map(timesTaken)),
    ({ chapter }) => ((taken.chapters.get(chapter) ?? 0) + 1) / (perChapter.get(chapter)?.length ?? 1),
    ({ times }) => times ?? 0,
    ({ type }) => ((taken.kinds.get(type) ?? 0) + 1) / (perKind.get(type)?.length ?? 1),
  ]
  const take = (wanted: readonly Question[]): boolean => {
    const best = cheapest(wanted, costs)
    if (best === undefined) return false
    left.splice(left.indexOf(best), 1)
    drawn.push(best)
    taken.chapters.set(best.chapter, (taken.chapters.get(best.chapter) ?? 0) + 1)
    for (const verse of verses.get(best) ?? []) taken.verses.set(verse, (taken.verses.get(verse) ?? 0) + 1)
    taken.kinds.set(best.type, (taken.kinds.get(best.type) ?? 0) + 1)
    if (best.type === 'true_false') taken.trueFalse += 1
    return true
  }
  for (const wanted of shuffled(quotas(size), random)) take(left.filter((question) => classOf(question) === wanted))
  while (drawn.length < size && take(left)) continue
  return spreadSiblings(drawn, ({ verse }) => versesNamed(verse))
}

/**
 * What comes into a set in the place of one of its questions: of as many points where there is such a one, of the same chapter if
 * possible, of a verse that the set doesn't have, what the club was asked least; by `seed` among equals. Undefined where nothing is left.
 */
export function drawOther<Question extends SetQuestion>(
  questions: readonly Question[],
  { set, at, seed }: { set: readonly Omit<SetQuestion, 'times'>[]; at: number; seed: number },
): Question | undefined {
  const old = set[at]
  if (old === undefined) return undefined
  const has = new Set(set.map(({ id }) => id))
  const verses = new Set(set.flatMap(({ verse }, place) => (place === at ? [] : versesNamed(verse))))
  const left = questions.filter(({ id }) => !has.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return cheapest(shuffled(left, seededRandom(seed)), [
    (question) => (classOf(question) === classOf(old) ? 0 : 1),
    ({ verse }) => (versesNamed(verse).some((named) => verses.has(named)) ? 1 : 0),
    ({ chapter }) => (chapter === old.chapter ? 0 : 1),
    ({ times }) => times ?? 0,
    ({ type }) => (type === old.type ? 0 : 1),
  ])
}

/** What a question costs: the first cost weighs most, the second one among equals, and so on. */
type Costs<Question> = readonly ((question: Question) => number)[]

/** The first of those that cost the least; undefined of none. */
function cheapest<Question>(questions: readonly Question[], costs: Costs<Question>): Question | undefined {
  let best: { readonly question: Question; readonly least: readonly number[] } | undefined
  for (const question of questions)
    if (best === undefined || isLess(question, costs, best.least))
      best = { question, least: costs.map((costOf) => costOf(question)) }
  return best?.question
}

/** The class of each question of a set, by largest remainders. */
function quotas(size: number): number[] {
  const shares = Object.entries(mixOfPoints).map(([points, percent]) => ({
    points: Number(points),
    share: (size * percent) / 100,
  }))
  const whole = shares.flatMap(({ points, share }) => Array.from({ length: Math.floor(share) }, () => points))
  const rest = shares.toSorted((a, b) => (b.share % 1) - (a.share % 1)).slice(0, size - whole.length)
  return [...whole, ...rest.map(({ points }) => points)]
}

/** Whether a question costs less; what comes after the first cost that differs isn't asked for. */
function isLess<Question>(question: Question, costs: Costs<Question>, least: readonly number[]): boolean {
  for (const [at, costOf] of costs.entries()) {
    const cost = costOf(question)
    if (cost !== least[at]) return cost < (least[at] ?? 0)
  }
  return false
}
