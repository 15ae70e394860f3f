import { divine } from '../deeds/isDoerOther.ts'
import { editDistance } from '../../../match/editDistance.ts'
import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Scripture } from '../../../read/scripture.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { relations } from '../kin/kinClasses.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners } from '../words/wordKinds.ts'

/** Persons and things that are another than what they are of: the king of a land is not the land. */
const heads = new Set(
  `king kings queen prince princes princess ruler rulers governor priest priests prophet prophets angel angels servant servants leader leaders
  captain captains soldier soldiers army armies watchman watchmen shepherd shepherds owner owners master enemy enemies friend friends eye eyes
  hand hands foot feet head heads heart hearts mouth mouths voice light shadow door doors gate gates wall walls tower towers roof animal animals
  bird birds tree trees tears half gods idol idols keeper keepers worker workers builder builders maker makers seller sellers singer singers
  sheep flock ship ships boat boats donkey donkeys horse horses camel camels`.split(/\s+/),
)
/** Who may be named by what they are of: "the people of the valley". */
const groups = new Set(
  'people house family tribe children child son sons daughter daughters man men woman women inhabitants land city town kingdom nation god lord holy one name spirit rest remnant'.split(
    ' ',
  ),
)
const asking = new Set('what which who whom whose'.split(' '))
const rulers = new Set('king army'.split(' '))
const owning = new Set('his her their my your our its'.split(' '))
/** So many letters apart a word may be another's misspelling. */
const mostLettersApart = 2

/**
 * Whether a response names something of the answer instead of it, or of another than its owner: "the king of the valley" for the valley,
 * "the roof of the barn" for the door of the barn, "Odrel's sisters" for his sisters where nothing asks about Odrel. Not where question or
 * verse bind the same two words.
 */
export function isOtherHead(
  asked: ReadQuestion,
  match: PartMatch,
  tokens: readonly Token[],
  scripture: Scripture,
  lexicon: CompiledLexicon,
): boolean {
  return isHeadOf(asked, match, tokens, scripture, lexicon) || isOwnedByOther(asked, match, tokens, lexicon)
}

function isHeadOf(
  asked: ReadQuestion,
  { wording: { tokens: own, words }, matched, evidence }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
  { mates, language: { isEveryday } }: CompiledLexicon,
): boolean {
  const [first = 0] = evidence
  const lead = tokens.findLastIndex(({ index, word }) => index < first && !determiners.has(word))
  const [of, head] = [tokens[lead], tokens[lead - 1]]
  if (of?.word !== 'of' || head === undefined || head.isStop || evidence.includes(head.index) || stops.test(of.gap))
    return false
  const isDeed = head.word.endsWith('ing')
  if (asked.tokens.some(({ stem }) => stem === head.stem)) return false
  if (!heads.has(head.word) && (isDeed || !isEveryday(head.word))) return false
  const noun = tokens[first]
  // The king of a people may be called by the people's name.
  if (rulers.has(head.word) && own.every(({ stem }) => stem !== noun?.stem)) return false
  // It is said again, by itself.
  if (tokens.filter(({ stem }) => stem === noun?.stem).length > 1) return false
  const isBound = text.some(
    ({ stem, index }) =>
      stem === head.stem &&
      text[index + 1]?.word === 'of' &&
      text.slice(index + 2, index + 5).some((token) => token.stem === noun?.stem),
  )
  if (isBound) return false
  const missing = words.filter((_, at) => matched[at] === undefined).map(({ token }) => token)
  const ownHead = missing.find((token) => own[own.indexOf(token) + 1]?.word === 'of')
  const isSame = ({ stem, word }: Token): boolean =>
    (mates.get(stem) ?? []).some((mate) => mate.stem === head.stem) ||
    editDistance(word, head.word, mostLettersApart) <= mostLettersApart
  if (ownHead !== undefined) return !isSame(ownHead)
  const asks = asked.tokens.filter(({ word }) => asking.has(word))
  // "The yoke of the Assyrian" where it asks for a person.
  const isOfPerson = asks.length === 1 && ['who', 'whom'].includes(asks[0]?.word ?? '') && head.index === 1
  const isThing =
    heads.has(head.word) || (isOfPerson && determiners.has(tokens[0]?.word ?? '') && !groups.has(head.word))
  return isThing && missing.every((token) => !isSame(token)) && own.every(({ word }) => word !== 'of')
}

function isOwnedByOther(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
  { guarded }: CompiledLexicon,
): boolean {
  if (!owning.has(own[0]?.word ?? '')) return false
  const owner = tokens[(evidence[0] ?? 0) - 1]
  if (owner === undefined) return false
  const name = owner.word.replace(/'?s$/, '')
  const isKin = relations.has(name) && own.every(({ word }) => word !== name)
  const isName = (guarded.has(name) || isKin) && (isPossessive(owner) || owner.word !== name)
  return isName && !divine.has(name) && asked.tokens.every(({ word }) => word.replace(/'?s$/, '') !== name)
}
