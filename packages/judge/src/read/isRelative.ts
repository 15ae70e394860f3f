import type { Token } from './tokenize.ts'

const pronouns = new Set('him her them those he one all they these some others many'.split(' '))
const relatives = new Set('who which whom whose'.split(' '))
const subjects = new Set('he she it they we you i'.split(' '))
const conjunctions = new Set('when where'.split(' '))
const asking = new Set('what which who whom whose where when how'.split(' '))

const leads = new Set('unlike concerning regarding'.split(' '))
const separators = new Set('and but or'.split(' '))
const openers = new Set('the a an his her its their'.split(' '))
const helpers = new Set(
  'is are was were do does did will shall would should can could may might must have has had'.split(' '),
)

/** Whether an asking word only binds a clause to what stands before it ("him who chops", "what will happen when it is over"). */
export function isRelative(tokens: readonly Token[], { index, word, gap }: Token): boolean {
  const before = tokens[index - 1]
  if (before === undefined) return false
  // "What does he love, and what does he want to see, who should …": after the last question of a row who is spoken of.
  if (/,/.test(gap) && word === 'who') return tokens.slice(0, index).some((token) => isLastOfRow(tokens, token))
  if (/[,;:]/.test(gap)) return false
  // "Who obeyed whom" asks twice.
  if (asking.has(tokens[index - 2]?.word ?? '') && !asking.has(before.word) && word === 'whom') return false
  // "Who had commanded what he was to offer".
  if (word === 'what' && !before.isStop && subjects.has(tokens[index + 1]?.word ?? '')) return true
  // "Because of what Jesus did".
  if (word === 'what' && before.word === 'of' && tokens[index - 2]?.word === 'because' && isStated(tokens[index + 1]))
    return true
  if (isWithin(tokens, index)) return true
  // "And unlike whom".
  if (leads.has(before.word)) return false
  if (relatives.has(word)) return !before.isStop || pronouns.has(before.word)
  return conjunctions.has(word) && (!before.isStop || asking.has(before.word))
}

/**
 * Whether an asking word stands within the clause of another that asks, and only tells more: "where did he go when he had denied it", "who
 * remembered what had been said", "the place to which he was led". "From which hour until which hour" asks twice.
 */
function isWithin(tokens: readonly Token[], index: number): boolean {
  const start = tokens.findLastIndex(
    (token) => token.index < index && (/[,;:]/.test(token.gap) || separators.has(token.word)),
  )
  const clause = tokens.slice(start < 0 ? 0 : start, index)
  const asks = clause.findIndex(({ word }) => asking.has(word))
  if (asks < 0 || clause.slice(asks + 1).every(({ isStop, word }) => isStop && !helpers.has(word))) return false
  const word = tokens[index]?.word ?? ''
  const next = tokens[index + 1]
  const isSubject =
    next !== undefined &&
    (subjects.has(next.word) || openers.has(next.word) || next.isCapital || helpers.has(next.word))
  // "The day on which evening had come": the asking clause has its verb already.
  const isTold =
    next?.isStop === false &&
    helpers.has(tokens[index + 2]?.word ?? '') &&
    clause.slice(asks + 1).some((token) => helpers.has(token.word))
  const isManner = word === 'how' && !['many', 'much'].includes(next?.word ?? '')
  return ['when', 'who'].includes(word) || isManner || isSubject || isTold
}

/** Whether a clause goes on after "what" as a statement: not "because of what did he marvel", "because of what, and …". */
function isStated(next: Token | undefined): boolean {
  return next !== undefined && !/[,;:?]/.test(next.gap) && !helpers.has(next.word)
}

function isLastOfRow(tokens: readonly Token[], { index, word }: Token): boolean {
  return asking.has(word) && word !== 'who' && tokens[index - 1]?.word === 'and'
}
