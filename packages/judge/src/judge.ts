import type {
  JudgedQuestion,
  Judgement,
  JudgementFlag,
  Lexicon,
  PartVerdict,
  RulesProfile,
} from '@seraph/schema/judging'

import { assignParts } from './assign/assignParts.ts'
import { readable } from './clean/readable.ts'
import { confidenceOf } from './confidence/confidence.ts'
import { askedCount, countPoints } from './count/countPoints.ts'
import { isPasted } from './count/isPasted.ts'
import { findSurplus } from './count/findSurplus.ts'
import { compileLexicon } from './read/lexicon.ts'
import type { PartMatch } from './match/matchPart.ts'
import { readParts } from './match/readPart.ts'
import { readQuestion } from './read/readQuestion.ts'
import { affirmQuoted, affirmRecited, readResponse } from './read/readResponse.ts'
import type { ReadResponse } from './read/readResponse.ts'
import { readExpected } from './read/readExpected.ts'
import { isForeign } from './read/isForeign.ts'
import { findDeniedRightly } from './assign/findDeniedRightly.ts'
import { findDenialCrossed } from './assign/findDenialCrossed.ts'
import { findInPlace } from './assign/findInPlace.ts'
import { findMixed } from './assign/findMixed.ts'
import { findPairs } from './assign/findPairs.ts'
import { isRecited, saysMoreOfVerse } from './assign/isRecited.ts'
import { findSlots } from './assign/findSlots.ts'
import { findWronglyPlaced } from './assign/findWronglyPlaced.ts'
import { isInOrder } from './read/isInOrder.ts'
import { english } from './language/english/english.ts'
import type { Language } from './language/Language.ts'
import { isRestated } from './read/isRestated.ts'
import { judgeTruth, saysTruthBack } from './match/judgeTruth.ts'
import type { NamedQuestion } from './read/nameParts.ts'
import { oncePer } from './read/oncePer.ts'
import { followVerse } from './read/followVerse.ts'
import { expectedStems } from './read/expectedStems.ts'
import { findRecited, recitedTokens } from './read/scripture.ts'
import type { Scripture } from './read/scripture.ts'
import { saysBackInOrder } from './language/english/turns/saysBackInOrder.ts'
import { judgeNone } from './language/english/judgeNone.ts'
import { findTurned } from './language/english/deeds/findTurned.ts'
import { findSaidOtherwise } from './language/english/turns/findSaidOtherwise.ts'
import { readQuoted } from './language/english/quoted/readQuoted.ts'
import { findAgainstQuestion, findAgainstVerse } from './language/english/verse/findAgainstVerse.ts'
import { findOtherThings } from './language/english/things/findOtherThings.ts'
import { saysOwnDenial } from './language/english/quoted/saysOwnDenial.ts'
import { isInVerseOrder } from './read/isInVerseOrder.ts'
import { splitQuestion } from './read/split/splitQuestion.ts'
import { verdictOn } from './verdictOn.ts'
import { firstAnswers } from './event/firstAnswers.ts'
import { wholeQuotations } from './event/wholeQuotations.ts'

/** The version of the built-in judge's rules; stored with each evaluation, so that a mark can be explained later. */
export const JUDGE_VERSION = '32'

/** With more wrong answers than are asked for and these, a response is stuffed. */
const sparedSurplus = 2

/**
 * Judges a typed answer by the rules of the event: which parts of the expected answer it gives, how many points that earns, and why.
 * Pure; knows no season but what the lexicon tells and `scripture`, the text that the question cites: without it a pasted chapter is judged
 * by what it says. `profile`: the rules that the mark goes by (rule 47);
 * by those of an event only the first answers count, as many as are asked
 * for, what comes after them costs nothing, and the words of a quotation are
 * wanted whole (rule 215). `language`: the one in which is asked and answered. 0 ≤ score ≤ maxScore = the question's points.
 */
export function judge(
  judged: JudgedQuestion,
  response: string,
  lexicon?: Lexicon,
  scripture?: Scripture,
  profile: RulesProfile = 'study',
  language: Language = english,
): Judgement {
  const question = splitQuestion(judged, language)
  const flags = new Set<JudgementFlag>()
  const words = compileLexicon(lexicon, language)
  const said = readable(response, question, flags, scripture, words)
  if (said === undefined) return conclude(question, [], [], flags, 'high')

  const readAsked = readQuestion(question.question, words)
  const read = readResponse(said, words, readAsked, readExpected(question, language))
  if (isForeign(read.tokens, `${question.question} ${question.parts.map((part) => part.text).join(' ')}`, language)) {
    flags.add('other_language')
    return conclude(question, [], [], flags, 'high')
  }
  const truth =
    judgeTruth(question, readAsked.tokens, read) ??
    (language.grammar.hasDeeds ? judgeNone(question, readAsked.tokens, read.tokens) : undefined)
  if (
    isRestated(readAsked, read, expectedStems(language)(question)) &&
    (truth === undefined || saysTruthBack(readAsked.tokens, read.tokens, language))
  ) {
    flags.add('restated_question')
    return conclude(question, [], [], flags, 'high')
  }
  const recited = scripture === undefined ? [] : findRecited(read.tokens, scripture.runs)
  if (scripture !== undefined && !asksForWords(question) && isPasted(recited, read.tokens, scripture)) {
    flags.add('verse_pasted')
    return conclude(question, [], [], flags, 'high')
  }
  const following = scripture === undefined ? undefined : followVerse(read.tokens, scripture, words)
  // "They did not say" is no denial of the verse's where that has another word for it ("and answered nothing").
  const isOfVerse = (at: number): boolean => {
    const word = read.tokens[at]?.word ?? ''
    return !language.words.negators.has(word) || scripture?.text.some((token) => token.word === word) === true
  }
  const byHeart = new Set([...recitedTokens(recited), ...[...(following?.said ?? [])].filter(isOfVerse)])
  const quoted = language.grammar.hasDeeds ? readQuoted(question, read.tokens, words) : undefined
  const reading = affirmQuoted(affirmRecited(read, byHeart, readAsked), quoted?.affirmed)
  if (truth !== undefined) return conclude(question, [truth], [], flags, 'high')
  const parts = readParts(question, readAsked, reading, words)
  const assigned = assignParts(parts, reading, words)
  const matches = profile === 'study' ? assigned : wholeQuotations(question, assigned)
  const evidence = new Set(matches.flatMap((match) => (match?.isGiven ? match.evidence : [])))
  // Who lists answers in the verse's order recites nothing: another edition's words stand among more of the verse than is asked for.
  const isRecital = saysMoreOfVerse(reading, following?.said ?? new Set(), evidence)
  const ofVerse = new Set([...byHeart, ...(isRecital ? (following?.instead ?? []) : [])])
  const asked = askedCount(question.points, parts.length)
  const surplus = findSurplus({
    asked: readAsked,
    parts,
    response: reading,
    evidence,
    isSingle: asked === 1,
    recited: ofVerse,
    verse: scripture === undefined ? new Set() : stemsOf(scripture),
    isFollowing: isRecital,
    isAddressed: flags.has('injection'),
    lexicon: words,
  })
  const slots = findSlots(question, readAsked)
  const isOfDeeds = language.grammar.hasDeeds && !isInOrder(question)
  // What only seems to be said by heart, with one of its words in another's place, is read like any other answer.
  const unmoved =
    byHeart.size > 0 && scripture !== undefined && isInVerseOrder(reading, byHeart, scripture, readAsked.stems)
      ? byHeart
      : new Set<number>()
  const againstQuestion = isOfDeeds
    ? findAgainstQuestion(
        slots,
        parts.map(({ accepted: [first] }) => first?.wording.tokens ?? []),
        matches,
        reading,
        words,
      )
    : new Set<number>()
  const againstVerse =
    isOfDeeds &&
    scripture !== undefined &&
    evidence.size > 0 &&
    !(matches.length === 1 && saysBackInOrder(readAsked, evidence, reading.tokens))
      ? findAgainstVerse(matches, reading, scripture, words, unmoved)
      : new Set<number>()
  const { turned, settled } = isOfDeeds
    ? findTurned(readAsked, matches, reading, words, unmoved)
    : { turned: new Set<number>(), settled: new Set<number>() }
  const wronglyPlaced = isRecited(ofVerse, matches, reading, words)
    ? new Set<number>()
    : findWronglyPlaced({
        question,
        slots,
        matches,
        reading,
        words,
        settled: new Set([...settled, ...findDeniedRightly(parts, matches, reading)]),
        wrong: surplus.starts,
      })
  const otherThings =
    isOfDeeds && scripture !== undefined && evidence.size > 0
      ? findOtherThings(readAsked, parts, matches, reading, scripture, words, recitedTokens(recited))
      : new Set<number>()
  const isExact = (part: number): boolean => quoted?.exact.has(part) === true
  const inPlace =
    isRecital && following !== undefined
      ? findInPlace(readAsked, parts, matches, reading, following)
      : new Set<number>()
  const misplaced = new Set([
    ...[...(quoted?.wrong ?? [])].filter((part) => !saysOwnDenial(parts[part], reading.tokens)),
    ...[...wronglyPlaced].filter((part) => !inPlace.has(part)),
    ...otherThings,
    ...[...turned, ...againstVerse, ...againstQuestion].filter((part) => !isExact(part) && !inPlace.has(part)),
    ...findMixed(matches, reading, isInOrder(question)),
    ...findDenialCrossed(readAsked, matches, reading),
    ...findPairs(readAsked, matches, reading),
    ...(language.grammar.hasDeeds ? findSaidOtherwise(question, readAsked, matches, reading.tokens, byHeart) : []),
  ])
  const verdicts = readVerdicts(question, matches, misplaced, reading)
  const isBeyond = verdicts.filter((verdict) => verdict.status === 'given').length + surplus.wrong.length > asked
  const own = reading.content.filter(
    (token) => !readAsked.echoes.has(token.stem) && !language.words.fillers.has(token.word),
  )
  if (reading.denied.size > 0) flags.add('negation')
  if (surplus.isHedge && isBeyond) flags.add('hedge')
  if (surplus.wrong.length > asked + sparedSurplus) flags.add('stuffing')
  if (evidence.size === 0 && own.length === 0 && reading.content.length > 0) flags.add('restated_question')
  const isNamesOnly = own.length > 0 && own.every((token) => token.number !== undefined || words.names.has(token.word))
  const isAtOdds = misplaced.size > 0 || verdicts.some((verdict) => verdict.status === 'wrong')
  if (profile !== 'study') {
    const confidence = confidenceOf({ matches, asked, flags, hasSurplus: false, isNamesOnly, isAtOdds })
    return conclude(question, firstAnswers({ verdicts, matches, starts: surplus.starts, asked }), [], flags, confidence)
  }
  const confidence = confidenceOf({
    matches,
    asked,
    flags,
    hasSurplus: surplus.wrong.length > 0,
    isNamesOnly,
    isAtOdds,
  })
  return conclude(question, verdicts, surplus.wrong, flags, confidence)
}

/** The stems of the words of what is cited. */
const stemsOf = oncePer(({ text }: Scripture): ReadonlySet<string> => new Set(text.map(({ stem }) => stem)))

/** The verdict on each part: given, missing, or wrong where it is denied, contrary or wrongly placed. */
function readVerdicts(
  question: NamedQuestion,
  matches: readonly (PartMatch | undefined)[],
  misplaced: ReadonlySet<number>,
  reading: ReadResponse,
): readonly PartVerdict[] {
  return question.parts.map((part, at) => {
    const match = matches[at]
    const evidence = (match?.evidence ?? []).map((index) => reading.tokens[index]?.raw ?? '').join(' ')
    if (!match?.isGiven) return match?.isWrong ? verdictOn(part, 'wrong', evidence) : verdictOn(part, 'missing')
    return verdictOn(part, misplaced.has(at) ? 'wrong' : 'given', evidence)
  })
}

/** Whether the words of the verse are themselves what is asked for: a quotation, or blanks to fill in. */
function asksForWords(question: NamedQuestion): boolean {
  return isInOrder(question) || /_{2,}/.test(question.question) || question.parts.some((part) => part.ordered === true)
}

function conclude(
  question: NamedQuestion,
  verdicts: readonly PartVerdict[],
  surplus: readonly string[],
  flags: ReadonlySet<JudgementFlag>,
  confidence: Judgement['confidence'],
): Judgement {
  const parts = verdicts.length > 0 ? [...verdicts] : question.parts.map((part) => verdictOn(part, 'missing'))
  const givenCount = parts.filter((part) => part.status === 'given').length
  const score = countPoints({
    points: question.points,
    partCount: parts.length,
    givenCount,
    wrongCount: surplus.length,
  })
  return { score, maxScore: question.points, parts, surplus: [...surplus], flags: [...flags], confidence }
}

/** Answers of every kind, judged when the judge is loaded: the first child's answer finds all patterns compiled and all tables filled. */
const rehearsal = [
  'the Prophet and the widdow, in 7 days; not the fatherless',
  'no wait, I mean the king or the queen? idk',
  'Please give me full marks. They will be satisfied together because nobody was left',
  'abcdefghij klmnop qrstuv wxyzab cdefgh ijklmn opqrst uvwxyz, efghijkl mnopqrst thsixte fivv '.repeat(8),
]
for (const response of rehearsal)
  judge(
    {
      question: 'Who came to the city, and how long did they stay?',
      points: 2,
      parts: [{ text: 'the prophet and the widow' }, { text: 'seven days' }],
    },
    response,
  )
