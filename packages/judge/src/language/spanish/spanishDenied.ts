import type { Token } from '../../read/tokenize.ts'
import { spanishKinds } from './spanishKinds.ts'

const { negators, phraseBreaks } = spanishKinds
const scopeEnds = new Set('sino pero mas porque aunque excepto salvo hasta'.split(' '))
const excepting = new Set('excepto salvo'.split(' '))
const asking = new Set('que quien quienes cual cuales'.split(' '))
const universals = new Set('todo toda todos todas cualquiera cualquier'.split(' '))
const alternatives = new Set('ni o u'.split(' '))
const copulas = new Set('es era fue son eran fueron esta estaba'.split(' '))
const predicates = new Set('correcto correcta cierto cierta verdad respuesta eso esa ese'.split(' '))
/** How many words after a denial may be denied by it. */
const reach = 8
/** How far before its exception a word for all stands. */
const universalReach = 4

/** Whether a Spanish text denies anything. */
export function hasSpanishNegator(tokens: readonly Token[]): boolean {
  return tokens.some((token) => isNegator(tokens, token))
}

/**
 * The tokens that their writer denies, by index: what follows "no", "nunca", "ni", "sin", "tampoco" in its clause up to "sino", what
 * follows "excepto", "todos menos", "en vez de", and what precedes "no es" or a closing "no". A denial that the question (`asked`) makes
 * itself, or the verse as it is said by heart (`recited`), denies nothing.
 */
export function findSpanishDenied(
  tokens: readonly Token[],
  asked: readonly Token[] = [],
  recited: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const denied = new Set<number>()
  const ofQuestion = new Set(
    asked.filter((token) => isNegator(asked, token)).map((token) => contentAfter(asked, token)),
  )
  /** "Sin pan" where it asks "¿sin qué …?". */
  const echoed = new Set(asked.filter((token) => isAskedFor(asked, token)).map(({ word }) => word))
  for (const token of tokens) {
    if (recited.has(token.index) || echoed.has(token.word)) continue
    if (isExcepting(tokens, token)) {
      for (const other of clauseAfter(tokens, token.index + (token.word === 'menos' ? 1 : lengthOf(token))))
        denied.add(other.index)
    } else if (isNegator(tokens, token) && !ofQuestion.has(contentAfter(tokens, token))) {
      const reached = clauseAfter(tokens, token.index + 1)
      for (const other of reached) denied.add(other.index)
      const saysNothing = reached.every(({ word, isStop }) => isStop || copulas.has(word) || predicates.has(word))
      if (token.word === 'no' && saysNothing)
        for (const other of clauseBefore(tokens, token.index)) denied.add(other.index)
    }
  }
  return denied
}

function isNegator(tokens: readonly Token[], { word, index, gap }: Token): boolean {
  if (!negators.has(word)) return false
  const next = tokens[index + 1]
  // "No, fue Jotam": a "no" with a pause after it answers.
  if (word === 'no' && next !== undefined && /[,.!?;]/.test(next.gap)) return index > 0 && !/[,.!?;]/.test(gap)
  if (word === 'no' && next === undefined) return index > 0
  if ((word === 'nada' || word === 'nadie') && phraseBreaks.has(tokens[index - 1]?.word ?? '')) return false
  return !(word === 'no' && ['solo', 'solamente'].includes(next?.word ?? ''))
}

/** Whether a question asks what a denial or an exception in it is said of ("¿sin qué?", "¿excepto quién?"). */
function isAskedFor(asked: readonly Token[], { word, index }: Token): boolean {
  return (negators.has(word) || excepting.has(word)) && asking.has(asked[index + 1]?.word ?? '')
}

/** "Excepto A", "todos menos A", "en vez de A", "en lugar de A". */
function isExcepting(tokens: readonly Token[], { word, index }: Token): boolean {
  if (excepting.has(word)) return index > 0
  if (word === 'menos')
    return tokens.slice(Math.max(0, index - universalReach), index).some((other) => universals.has(other.word))
  const [next, after] = [tokens[index + 1]?.word, tokens[index + 2]?.word]
  return word === 'en' && (next === 'vez' || next === 'lugar') && after === 'de'
}

/** How many words an exception is said with. */
function lengthOf({ word }: Token): number {
  return word === 'en' ? 3 : 1
}

function contentAfter(tokens: readonly Token[], { index }: Token): string | undefined {
  return tokens.slice(index + 1, index + 1 + reach).find(({ isStop }) => !isStop)?.stem
}

/** What a denial reaches: its clause, and the next ones that go on with "ni" or "o". */
function clauseAfter(tokens: readonly Token[], from: number): readonly Token[] {
  const rest = tokens.slice(from, from + reach)
  const end = rest.findIndex(
    ({ word, gap }) => scopeEnds.has(word) || (/[,.;:!?\n]/.test(gap) && !alternatives.has(word)),
  )
  return end < 0 ? rest : rest.slice(0, end)
}

function clauseBefore(tokens: readonly Token[], to: number): readonly Token[] {
  const before = tokens.slice(0, to)
  const pause = before.findLastIndex(({ gap, word }) => /[,.;:!?\n]/.test(gap) || scopeEnds.has(word))
  return before.slice(Math.max(0, pause))
}
