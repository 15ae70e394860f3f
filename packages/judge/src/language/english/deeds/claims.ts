import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { auxiliaries, negators, phraseBreaks } from '../words/stopWords.ts'
import type { Token } from '../../../read/tokenize.ts'
import { indefinite, nounEnd, openers, subjectPronouns } from './readDeed.ts'

/**
 * What a question says that somebody does, whatever it asks of it: the stems of who does it and of everything else that is named with it;
 * its verb's stem, undefined where it asks what he does ("what did Jesus do to the blind man").
 */
export type Claim = {
  readonly doers: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly verb: string | undefined
  /** The pronoun to whom something is done ("what may God do to you"). */
  readonly patient: string | undefined
  /** Whether it asks what he does not do. */
  readonly isNegative: boolean
  /** Whether it asks what he is not to be. */
  readonly isBeing?: boolean
}

const asking = new Set('what which who whom whose where when how why'.split(' '))
const doing = new Set('do does did done doing'.split(' '))
const helpers = new Set(
  'do does did will shall should would can could may might must has have had is are was were'.split(' '),
)
const saying = new Set('say says said think thought tell told'.split(' '))
const told = new Set('about of concerning to for'.split(' '))
const patients = new Set('you us me them him her'.split(' '))

/** The claims of a question, one for each of its clauses with a helper before who does it. */
export const claimsOf: (asked: ReadQuestion) => readonly Claim[] = oncePer(({ tokens }: ReadQuestion) =>
  tokens.flatMap(({ index, word }) =>
    helpers.has(word)
      ? [claimAt(tokens, index, false), claimAt(tokens, index, true)].filter((claim) => claim !== undefined)
      : word === 'that'
        ? (claimThat(tokens, index) ?? [])
        : [],
  ),
)

/** The claim of a clause that tells what is done by whom: "four things that the Egyptians will do toward the Lord". */
function claimThat(tokens: readonly Token[], that: number): Claim | undefined {
  const end = tokens.findIndex(({ index, gap }) => index > that && /[,;:?!]/.test(gap))
  const rest = tokens.slice(that + 1, end < 0 ? undefined : end)
  const [first] = rest
  if (first === undefined || !(openers.has(first.word) || first.isCapital)) return undefined
  const at = rest.findIndex(({ word }) => doing.has(word))
  const subject = rest.slice(0, at).filter(({ word }) => !auxiliaries.has(word))
  if (at < 1 || subject.some(({ word }) => phraseBreaks.has(word) || asking.has(word))) return undefined
  const doers = stems(subject)
  const others = new Set([...stems(rest.slice(at + 1))].filter((stem) => !doers.has(stem)))
  return { doers, others, verb: undefined, patient: undefined, isNegative: false }
}

/**
 * The claim whose doer stands after a helper: "did Jesus do to the blind man", "would Peter deny Jesus"; `isWished`: of the deed that is
 * only wished or ordered ("did Herodias desire to do to John").
 */
function claimAt(tokens: readonly Token[], helper: number, isWished: boolean): Claim | undefined {
  const end = tokens.findIndex(({ index, gap }) => index > helper && /[,;:?!]/.test(gap))
  const rest = tokens.slice(helper + 1, end < 0 ? undefined : end)
  const [first] = rest
  if (first === undefined) return undefined
  const helping = tokens[helper]?.word ?? ''
  const isNoun =
    openers.has(first.word) || subjectPronouns.has(first.word) || indefinite.has(first.word) || first.isCapital
  if (phraseBreaks.has(first.word) || auxiliaries.has(first.word) || !(isNoun || /^d(?:o|oes|id)$/.test(helping)))
    return writtenAbout(rest)
  const size = nounEnd(rest)
  let subject: readonly Token[] = rest.slice(0, size)
  let said: readonly Token[] = rest.slice(size)
  // "God says he has done": what he says of himself.
  if (saying.has(said[0]?.word ?? '') && said.length > 1 && said[1]?.word !== 'to') {
    const next = said.slice(1).filter(({ word }) => word !== 'that')
    const isOwn = subjectPronouns.has(next[0]?.word ?? '')
    // "What do they say that the Lord will do".
    const isOther = openers.has(next[0]?.word ?? '') || next[0]?.isCapital === true
    if (!isOwn && !isOther) return undefined
    const end = isOwn ? 1 : nounEnd(next)
    said = next.slice(end)
    subject = [...(isOwn ? subject : []), ...next.slice(0, end)]
  }
  const isNegative = negators.has(said[0]?.word ?? '')
  if (isNegative) said = said.slice(['longer', 'more'].includes(said[1]?.word ?? '') ? 2 : 1)
  while (said[0] !== undefined && (auxiliaries.has(said[0].word) || said[0].word === 'to') && !isDo(said))
    said = said.slice(1)
  const isAskedOnce = tokens.filter(({ word }) => asking.has(word)).length === 1
  const wished = isWished && isAskedOnce ? wishedOf(said) : undefined
  if (isWished && wished === undefined) return undefined
  if (wished !== undefined) {
    if (wished.doers.length > 0) subject = wished.doers
    said = wished.said
  }
  const [verb] = said
  // "What should the brothers not be".
  if (verb === undefined && isNegative && tokens.filter(({ word }) => asking.has(word)).length === 1)
    return { doers: stems(subject), others: new Set(), verb: undefined, patient: undefined, isNegative, isBeing: true }
  if (verb === undefined) return undefined
  // Of a pronoun only what he does to something is told ("what must we do with our sins").
  const isPronoun = subject.every(({ isStop }) => isStop)
  if (isPronoun && !(doing.has(verb.word) && said[1]?.word === 'with')) return undefined
  // "Was Jesus walking"; not "is the head", "was he sent".
  if (/^(?:is|are|was|were)$/.test(helping) && !verb.word.endsWith('ing') && !doing.has(verb.word)) return undefined
  const beside = said.slice(1)
  const patient = told.has(beside[0]?.word ?? '') ? beside[1]?.word : undefined
  const doers = stems(subject)
  return {
    doers,
    others: new Set(
      [...stems([...beside, ...tokens.slice(end < 0 || isPronoun ? tokens.length : end)])].filter(
        (stem) => !doers.has(stem),
      ),
    ),
    verb: doing.has(verb.word) ? undefined : verb.stem,
    patient: patient !== undefined && patients.has(patient) ? patient : undefined,
    isNegative,
  }
}

/**
 * What is asked of a deed that is only wished or ordered: "desire to do to John", where whoever desires does it, "beg Jesus to do".
 * `doers`: who is to do it, where it is another; undefined where nothing is to be done.
 */
function wishedOf(
  said: readonly Token[],
): { readonly doers: readonly Token[]; readonly said: readonly Token[] } | undefined {
  const to = said.findIndex(({ word }, at) => at > 0 && word === 'to' && doing.has(said[at + 1]?.word ?? ''))
  if (to < 0) return undefined
  const doers = said.slice(1, to)
  const [first] = doers
  const isTold = first === undefined || openers.has(first.word) || first.isCapital
  return !isTold || doers.some(({ word }) => phraseBreaks.has(word)) ? undefined : { doers, said: said.slice(to + 1) }
}

/** Whether "do" itself is what is asked for: nothing but what it is done to follows. */
function isDo([first, second]: readonly Token[]): boolean {
  return first !== undefined && doing.has(first.word) && (second === undefined || second.isStop)
}

/** "What two things are written about the Son of Man": he does them. */
function writtenAbout(rest: readonly Token[]): Claim | undefined {
  const [verb, lead, ...who] = rest
  if (!['written', 'said', 'told'].includes(verb?.word ?? '') || !['about', 'of'].includes(lead?.word ?? ''))
    return undefined
  return { doers: stems(who), others: new Set(), verb: undefined, patient: undefined, isNegative: false }
}

function stems(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.filter(({ isStop, number }) => !isStop && number === undefined).map(({ stem }) => stem))
}
