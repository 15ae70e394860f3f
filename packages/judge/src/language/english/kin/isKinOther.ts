import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { determiners } from '../words/wordKinds.ts'
import { kinClassOf, relations } from './kinClasses.ts'
import type { KinClass } from './kinClasses.ts'

const stops = /[,.;:!?\n]/
const beForms = new Set('is are was were'.split(' '))
const pronouns = new Set('his her their'.split(' '))

/** Whose kin a question asks for, and which: "who was Odrel's father". */
type AskedKin = { readonly kind: KinClass; readonly owners: ReadonlySet<string> }

/**
 * Whether a response makes of the answer other kin than the question asks for: "Tobin was Odrel's son" and "his brother Tobin" where it
 * asks who was Odrel's father. The answer may be called so beside that: "his father, the brother of Mitran".
 */
export function isKinOther(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const kin = askedKin(asked)
  const [first, last] = [evidence[0], evidence.at(-1)]
  if (kin === undefined || first === undefined || last === undefined) return false
  const start = tokens.findLastIndex(({ index, gap, word }) => index <= first && (stops.test(gap) || word === 'and'))
  const end = tokens.findIndex(({ index, gap, word }) => index > last && (stops.test(gap) || word === 'and'))
  const piece = tokens.slice(Math.max(0, start), end < 0 ? undefined : end)
  const isOwner = ({ word, stem }: Token): boolean =>
    pronouns.has(word) || kin.owners.has(stem) || kin.owners.has(word.replace(/s$/, ''))
  const isAnswer = ({ index }: Token): boolean => evidence.includes(index)
  const said = piece.filter(({ word }) => relations.has(word))
  const named = said.filter(({ word }) => kinClassOf(word) === kin.kind)
  // "The father of Tobin".
  if (named.length > 0) return named.every((relation) => ownersOf(relation, tokens).some(isAnswer))
  return said.some((relation) => ownersOf(relation, tokens).some((owner) => !isAnswer(owner) && isOwner(owner)))
}

/** Whose kin somebody is said to be: "Odrel's son", "odrels son", "the son of Odrel", "his son". */
function ownersOf({ index }: Token, tokens: readonly Token[]): readonly Token[] {
  const before = tokens[index - 1]
  const isOwner = isPossessive(before) || before?.word.endsWith('s') === true || pronouns.has(before?.word ?? '')
  const of =
    tokens[index + 1]?.word === 'of' ? tokens.slice(index + 2).find(({ word }) => !determiners.has(word)) : undefined
  return [isOwner && of === undefined ? before : undefined, of].filter((owner) => owner !== undefined)
}

/** The kin that a question asks for by name; undefined where it asks for something else. */
const askedKin = oncePer(({ tokens }: ReadQuestion): AskedKin | undefined => {
  const ask = tokens.findLastIndex(
    ({ word, index }) => (word === 'who' || word === 'what') && beForms.has(tokens[index + 1]?.word ?? ''),
  )
  if (ask < 0) return undefined
  const clause = tokens.slice(ask + 2)
  const at = clause.findIndex(({ word }) => kinClassOf(word) !== undefined)
  const kind = kinClassOf(clause[at]?.word ?? '')
  const before = clause.slice(0, Math.max(0, at)).filter(({ word }) => !determiners.has(word) || pronouns.has(word))
  const isNaming = before[0]?.word === 'name' && before[1]?.word === 'of'
  if (kind === undefined || (tokens[ask]?.word === 'what' && !isNaming)) return undefined
  const owners = isNaming ? before.slice(2) : before
  const of = clause[at + 1]?.word === 'of' ? clause.slice(at + 2).find(({ word }) => !determiners.has(word)) : undefined
  const named = of === undefined ? owners : [...owners, of]
  const isOwned = of !== undefined || isPossessive(owners.at(-1)) || pronouns.has(owners.at(-1)?.word ?? '')
  return isOwned && named.every(({ isStop, word }) => !isStop || pronouns.has(word))
    ? { kind, owners: new Set(named.flatMap(({ stem, word }) => [stem, word])) }
    : undefined
})
