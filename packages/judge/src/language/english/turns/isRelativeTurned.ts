import type { PartMatch } from '../../../match/matchPart.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { Token } from '../../../read/tokenize.ts'
import { subjectPronouns } from '../deeds/readDeed.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'
import { determiners, divineNames } from '../words/wordKinds.ts'

const relatives = new Set('who that whom which'.split(' '))
const beForms = new Set('is are was were be been being'.split(' '))

/**
 * Whether a part says what those do who are meant ("those who wait for him"), and a response what another does to them: "the ones that God
 * waits for", "people that you would lead astray", "the one whose brother hates him".
 */
export function isRelativeTurned(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
  names: ReadonlySet<string>,
): boolean {
  const verb = verbAfterWho(own)
  const said = verb === undefined ? undefined : matched[words.findIndex(({ token }) => token === verb)]?.given[0]
  const relative = tokens.findLast(
    ({ index, word }) => index > 0 && index < (said ?? 0) && (relatives.has(word) || word === 'whose'),
  )
  if (said === undefined || relative === undefined) return false
  if (relative.word === 'whose') return own.every(({ word }) => word !== 'whose')
  const [subject, ...rest] = tokens.slice(relative.index + 1, said).filter(({ word }) => !determiners.has(word))
  const isNoun = ({ word, isStop, index }: Token): boolean =>
    names.has(word) || divineNames.has(word) || (!isStop && determiners.has(tokens[index - 1]?.word ?? ''))
  return (
    subject !== undefined &&
    (subjectPronouns.has(subject.word) || isNoun(subject)) &&
    rest.every(({ word }) => auxiliaries.has(word) || negators.has(word))
  )
}

/** What those who are meant do; undefined where a part says what is done to them, or nothing of the kind. */
const verbAfterWho = oncePer((own: readonly Token[]): Token | undefined => {
  const who = own.findIndex(({ word }, at) => word === 'who' || (word === 'that' && at > 0))
  const after = who < 0 ? [] : own.slice(who + 1)
  const at = after.findIndex(({ word }) => !auxiliaries.has(word) && !negators.has(word))
  const isPassive = beForms.has(after[at - 1]?.word ?? '')
  return after[at]?.isStop === false && !isPassive ? after[at] : undefined
})
