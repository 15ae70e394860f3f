import type { Token } from './tokenize.ts'

const pronouns = new Set('him her them those he one all they these some others many'.split(' '))
const relatives = new Set('who which whom whose'.split(' '))
const subjects = new Set('he she it they we you i'.split(' '))
const conjunctions = new Set('when where'.split(' '))
const asking = new Set('what which who whom whose where when how'.split(' '))

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
  if (word === 'what' && before.word === 'of' && tokens[index - 2]?.word === 'because') return true
  if (relatives.has(word)) return !before.isStop || pronouns.has(before.word)
  return conjunctions.has(word) && (!before.isStop || asking.has(before.word))
}

function isLastOfRow(tokens: readonly Token[], { index, word }: Token): boolean {
  return asking.has(word) && word !== 'who' && tokens[index - 1]?.word === 'and'
}
