import type { PartMatch } from '../../../match/matchPart.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { kinBonds } from './kinBonds.ts'
import type { KinBond } from './kinBonds.ts'
import { kinClassOf, ownerClasses } from './kinClasses.ts'

/**
 * Whether an answer turns a kinship round: "Hilkiah the son of Eliakim" for "Eliakim the son of
 * Hilkiah", "Isaiah, son of Shearjashub" where it asks for Isaiah's son,
 * "the father of Timaeus" where it asks whose son somebody is.
 */
export function isKinTurned(
  asked: ReadQuestion,
  match: PartMatch,
  tokens: readonly Token[],
  partCount: number,
): boolean {
  const expected = bondsIn(match.wording.tokens)
  const questioned = bondsIn(asked.tokens)
  const isSaidFor = (token: Token | undefined, place: Token | undefined): boolean =>
    token !== undefined &&
    place !== undefined &&
    match.wording.words.some(
      (word, at) => word.token.index === place.index && match.matched[at]?.given.includes(token.index),
    )
  const isAnswer = (token: Token | undefined): boolean => token !== undefined && match.evidence.includes(token.index)
  const classes = ownerClassesIn(asked.tokens)
  const isOwnersOther = ({ kin, of, one }: KinBond): boolean => {
    const said = kinClassOf(kin)
    if (said === undefined || classes.size === 0) return false
    // "Philip's wife" may be what is expected.
    if (match.wording.tokens.some(({ word }) => kinClassOf(word) === said)) return false
    // "Pekah was the father of Remaliah" where it asks whose son Pekah was.
    if (isAnswer(of)) return !classes.has(said) && !isAnswer(one)
    // "Mary was his daughter" where it asks of whom he was the son; "Amoz was the son of Isaiah" where it asks whose son Isaiah was.
    return (
      isAnswer(one) && (of.isStop || partCount === 1) && classes.has(said) && (said === 'child' || said === 'parent')
    )
  }
  const own = (token: Token): boolean =>
    isAnswer(token) && match.wording.tokens.every(({ word }) => word !== token.word)
  return kinBonds(tokens, own).some(
    (said) =>
      isOwnersOther(said) ||
      expected.some((own) => own.kin === said.kin && isSaidFor(said.of, own.one) && !isSaidFor(said.one, own.one)) ||
      (isAnswer(said.of) &&
        said.one !== undefined &&
        questioned.some((own) => own.kin === said.kin && own.of.stem === said.one?.stem)),
  )
}

/** What a question or a wording says of kinships, which is read once. */
const bondsIn = oncePer((tokens: readonly Token[]) => kinBonds(tokens))
const ownerClassesIn = oncePer(ownerClasses)
