import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { divineNames } from '../words/wordKinds.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson, subjectPerson } from './pronouns.ts'
import { isPast } from './readDeed.ts'

/** What a part that is a clause says: the places of its verb and of what that is done to, and the pronouns for who does it and to whom. */
export type PartDeed = {
  readonly verb: number
  readonly objects: ReadonlySet<number>
  readonly subject: string | undefined
  readonly object: string | undefined
  readonly isPassive: boolean
}

const articles = new Set(
  'the a an his her its their my your our all every this that these those us him them you me'.split(' '),
)
const particles = new Set('up down out off away'.split(' '))
const adverbs = new Set('first also then much again always ever'.split(' '))
const beForms = new Set('is are was were be been being'.split(' '))

/** The deed of a part's text ("Covered his face", "because he trusts in you"); undefined of a thing's name. */
export const partDeed: (tokens: readonly Token[]) => PartDeed | undefined = oncePer(read)

function read(tokens: readonly Token[]): PartDeed | undefined {
  const subjectAt = tokens.findIndex(({ word }) => subjectPerson(word) !== undefined)
  const verb =
    subjectAt >= 0
      ? tokens.findIndex(({ index, isStop }) => index > subjectAt && !isStop)
      : isDeed(tokens[0], tokens[1], tokens[2])
        ? 0
        : -1
  if (verb < 0) return undefined
  const between = tokens.slice(subjectAt + 1, verb)
  if (
    subjectAt >= 0 &&
    ([...between, tokens[verb]].some((token) => /[.;!?,]/.test(token?.gap ?? '')) ||
      between.some(({ word }) => !auxiliaries.has(word) && word !== 'not' && !adverbs.has(word)))
  )
    return undefined
  const isPassive = beForms.has(tokens[verb - 1]?.word ?? '')
  const after = tokens.slice(verb + 1)
  const end = after.findIndex(
    ({ word, gap }, at) => (at > 0 && phraseBreaks.has(word) && !isPassive) || /[,;]/.test(gap),
  )
  const own = end < 0 ? after : after.slice(0, end)
  return {
    verb,
    objects: new Set(
      own.filter(({ isStop, word }) => !isStop && !adverbs.has(word) && !word.endsWith('ly')).map(({ index }) => index),
    ),
    subject: subjectAt < 0 ? undefined : tokens[subjectAt]?.word,
    object: own.find(({ word }) => objectPerson(word) !== undefined)?.word,
    isPassive,
  }
}

/** Whether a text that begins so begins with a verb: before an article, a pronoun or God's name. */
function isDeed(first: Token | undefined, second: Token | undefined, third: Token | undefined): boolean {
  if (first === undefined || second === undefined || first.isStop) return false
  return (
    articles.has(second.word) ||
    divineNames.has(second.word) ||
    (particles.has(second.word) && third !== undefined && !third.isStop) ||
    (isPast(first.word) && second.isStop) ||
    (second.word === 'on' && !first.word.endsWith('s'))
  )
}
