import type { CompiledLexicon } from '../../../read/lexicon.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { isPast, nounEnd, openers } from '../deeds/readDeed.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import { isPassiveAt } from '../verse/verbsOf.ts'
import { subjectIn } from './subjectIn.ts'

/** What a question says is done, and to whom: "with what were the slain thrust through". */
type Suffered = { readonly verb: string; readonly patients: ReadonlySet<string> }

const asking = new Set('what which who whom whose where how'.split(' '))
const beForms = new Set('is are was were be been'.split(' '))
const stops = /[,.;:!?\n]/

/**
 * Whether those to whom something is done by the question do it in the response: "the slain thrust other people through" where it asks with
 * what the slain were thrust through, "Tobin will fasten a nail" where it asks like what he will be fastened. `recited`: the places of the
 * verse said by heart.
 */
export function isVoiceOther(
  asked: ReadQuestion,
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  recited: ReadonlySet<number>,
): boolean {
  return sufferedIn(asked).some(({ verb, patients }) =>
    tokens.some((token) => {
      const isVerb = token.stem === verb || (lexicon.mates.get(verb)?.some((mate) => mate.stem === token.stem) ?? false)
      if (!isVerb || recited.has(token.index) || isPassiveAt(tokens, token.index)) return false
      const start = tokens.findLastIndex(
        ({ gap, word, index }) => index <= token.index && (stops.test(gap) || word === 'and'),
      )
      const before = tokens.slice(Math.max(0, start), token.index)
      // The question itself, said back.
      const stretch = tokens.slice(
        Math.max(
          0,
          tokens.findLastIndex(({ gap, index }) => index <= token.index && stops.test(gap)),
        ),
        token.index,
      )
      if (stretch.some(({ word }) => beForms.has(word) || asking.has(word))) return false
      const subject = subjectIn(before)
      return subject !== undefined && patients.has(subject.stem) && hasObject(tokens, token.index)
    }),
  )
}

/** Whether something is done to somebody right after a verb. */
function hasObject(tokens: readonly Token[], verb: number): boolean {
  const [next, after] = tokens.slice(verb + 1)
  if (next === undefined || stops.test(next.gap)) return false
  if (objectPerson(next.word) !== undefined) return true
  return openers.has(next.word)
    ? after !== undefined && !stops.test(after.gap)
    : !next.isStop && !next.word.endsWith('ly')
}

const sufferedIn: (asked: ReadQuestion) => readonly Suffered[] = oncePer(({ tokens }: ReadQuestion) =>
  tokens.flatMap((token): readonly Suffered[] => {
    if (!auxiliaries.has(token.word)) return []
    const rest = tokens.slice(token.index + 1)
    const [first] = rest
    if (first === undefined || !(openers.has(first.word) || first.isCapital)) return []
    const size = nounEnd(rest)
    const said = rest.slice(size)
    const verb = said.findIndex(({ word }) => !auxiliaries.has(word) && word !== 'first')
    const own = said[verb]
    const isBe = beForms.has(token.word) || said.slice(0, Math.max(0, verb)).some(({ word }) => beForms.has(word))
    if (own === undefined || !isBe || !isPast(own.word)) return []
    const patients = rest.slice(0, size).filter(({ isStop, word }) => !isStop && !determiners.has(word))
    return patients.length === 0 ? [] : [{ verb: own.stem, patients: new Set(patients.map(({ stem }) => stem)) }]
  }),
)
