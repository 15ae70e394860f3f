import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { clausesAsked } from '../clauses/clausesAsked.ts'
import { subjectPronouns } from '../deeds/readDeed.ts'
import { stops } from '../verse/pieceWords.ts'
import { negators } from '../words/stopWords.ts'

/** What says the same as a question's helping verb. */
const alike: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['must should shall have has', 'will would shall', 'can could', 'may might can'].flatMap((row) => {
    const [own, ...others] = row.split(' ')
    const words = new Set([own ?? '', ...others])
    return [...words].map((word) => [word, words] as const)
  }),
)
const contracted = new Map(
  Object.entries({ wont: 'will', wouldnt: 'would', cant: 'can', cannot: 'can', couldnt: 'could', shouldnt: 'should' }),
)
const refraining = new Set('stop stopped avoid quit cease refuse fail keep'.split(' '))
const doing = new Set('do does did done'.split(' '))
/** How far before "not" its verb may stand, with its subject between: "would the people of the city not do". */
const reach = 7

/**
 * Whether a response says with the question's own helping verb that what is asked for as denied is so: "they should be troubled" where it
 * asks how they should not be, "you have to doubt" where it asks what one must not do.
 */
export function isAffirmedInstead(
  asked: ReadQuestion,
  evidence: readonly number[],
  tokens: readonly Token[],
  part: number,
  partCount: number,
): boolean {
  const helper = helpersDenied(asked)(partCount)[part]
  const [first] = evidence
  if (helper === undefined || first === undefined) return false
  const words = alike.get(helper)
  const begins = ({ gap, word, index }: Token): boolean =>
    stops.test(gap) || word === 'but' || (word === 'and' && subjectPronouns.has(tokens[index + 1]?.word ?? ''))
  const start = tokens.findLastIndex((token) => token.index <= first && begins(token))
  const clause = tokens.slice(Math.max(0, start), first)
  const said = clause.find(({ word, index }) => words?.has(word) === true && isHelping(tokens, index))
  const doer = tokens[(said?.index ?? 0) - 1]
  if (said === undefined || doer === undefined || clause[0] === said) return false
  // "It will be his words" may name what is asked for; what is asked for as a deed it may well do.
  if (doer.word === 'it' && asked.tokens.every(({ word }) => !doing.has(word))) return false
  // "It will be darkened and …": of several answers the helping verb may belong to the one before.
  if (partCount > 1 && tokens.slice(said.index, first).some(({ word }) => word === 'and')) return false
  // "They should stop being afraid" denies it without a denial.
  if (tokens.slice(said.index, first).some(({ word }) => refraining.has(word))) return false
  // Who says the question back affirms nothing by its words.
  const isSaidBack = asked.tokens.some(
    ({ word, index }) => word === said.word && asked.tokens[index - 1]?.word === doer.word,
  )
  if (isSaidBack) return false
  const end = tokens.findIndex((token) => token.index > first && (begins(token) || token.word === 'and'))
  return tokens.slice(Math.max(0, start), end < 0 ? undefined : end).every(({ word }) => !negators.has(word))
}

/** "Has to" helps a verb as "must" does, "has bread" doesn't. */
function isHelping(tokens: readonly Token[], at: number): boolean {
  return !/^ha(?:ve|s)$/.test(tokens[at]?.word ?? '') || tokens[at + 1]?.word === 'to'
}

/** For each part the helping verb that the question denies for it: "should" of "how should they not be". */
const helpersDenied = oncePer((asked: ReadQuestion) => {
  const known = new Map<number, readonly (string | undefined)[]>()
  return (partCount: number): readonly (string | undefined)[] => {
    const clauses = clausesAsked(asked, partCount)
    const helpers = known.get(partCount) ?? clauses.map((clause) => helperDenied(clause))
    known.set(partCount, helpers)
    return helpers
  }
})

function helperDenied(clause: readonly Token[]): string | undefined {
  const at = clause.findIndex(({ word }) => negators.has(word))
  const negator = clause[at]?.word ?? ''
  if (contracted.has(negator)) return contracted.get(negator)
  // "What will no soldier do".
  if (!['not', 'no', 'none', 'nobody'].includes(negator)) return undefined
  const helpers = clause.filter(({ word }) => alike.has(word) && !word.startsWith('ha'))
  const [helper, ...others] = helpers
  // "I will …, and will not be …" asks for both.
  return others.length === 0 && helper !== undefined && clause.indexOf(helper) >= at - reach ? helper.word : undefined
}
