import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadPart } from '../../../match/readPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners, divineNames } from '../words/wordKinds.ts'

const owning = new Set('his her their my your our its'.split(' '))
/** Who isn't the one who speaks: he may be called by his name. */
const othersOwning = new Set('his her their your its'.split(' '))
const owned = new Set('him her them you it'.split(' '))
const passed = new Set([...determiners, 'this', 'that', 'these', 'those', 'all'])

/**
 * Whether a response binds an answer's noun by "of" to somebody of whom neither the question nor the verse speaks, in place of its owner or
 * of what describes it: "the heart of Odrel" for "your heart", "the news of the war" for "the good news".
 */
export function isOfAnother(
  asked: ReadQuestion,
  { wording: { tokens: own, words, head }, matched }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
  { mates, guarded, language: { isEveryday } }: CompiledLexicon,
  part: ReadPart | undefined,
): boolean {
  const noun = words[head]
  const said = matched[head]?.given.at(-1)
  if (noun === undefined || said === undefined || tokens[said + 1]?.word !== 'of') return false
  const of = own[noun.token.index + 1]
  const isOwned =
    othersOwning.has(own[0]?.word ?? '') || (of?.word === 'of' && owned.has(own[noun.token.index + 2]?.word ?? ''))
  const before = words.findIndex(({ token }) => token.index === noun.token.index - 1)
  const isDescribed = before >= 0 && matched[before] === undefined && words[before]?.isEvidence === true
  if (!isOwned && !isDescribed) return false
  if (of?.word === 'of' && !owned.has(own[noun.token.index + 2]?.word ?? '')) return false
  // "The train of his robe" for "his train".
  if (isOwned && owning.has(tokens[said + 2]?.word ?? '')) return false
  const after = tokens.slice(said + 2)
  const end = after.findIndex(({ gap, word, isStop }) => stops.test(gap) || (isStop && !passed.has(word)))
  const phrase = (end < 0 ? after : after.slice(0, end)).filter(({ isStop }) => !isStop)
  const isTold = ({ stem }: Token): boolean =>
    [...asked.tokens, ...text, ...own].some((token) => token.stem === stem) ||
    (mates.get(stem) ?? []).some((mate) => [...text, ...own].some((token) => token.stem === mate.stem))
  // "The disciples of the Pharisees" for "your disciples", where the verse tells of both.
  const isBoundSo = text.some(
    ({ stem, index }) =>
      stem === noun.token.stem &&
      text[index + 1]?.word === 'of' &&
      text.slice(index + 2, index + 5).some((token) => phrase.some((other) => other.stem === token.stem)),
  )
  const isAccepted = part?.accepted.some(({ wording }) =>
    wording.tokens.some(({ stem }) => phrase.some((token) => token.stem === stem)),
  )
  if (isBoundSo && isAccepted !== true && othersOwning.has(own[0]?.word ?? ''))
    return phrase.every(({ stem }) => asked.tokens.every((token) => token.stem !== stem))
  // God may be the one who owns it, but not several.
  const isGod = phrase.some(({ word }) => divineNames.has(word)) && !['their', 'its'].includes(own[0]?.word ?? '')
  const isKnown = ({ word }: Token): boolean => word !== 'course' && (guarded.has(word) || isEveryday(word))
  return phrase.length > 0 && !isGod && phrase.every((token) => isKnown(token) && !isTold(token))
}
