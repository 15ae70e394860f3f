import type { Language } from '../language/Language.ts'
import type { CompiledLexicon } from './lexicon.ts'
import { contentTokens } from './tokenize.ts'
import type { Token } from './tokenize.ts'
import { tokenizeAgain } from './tokenizeAgain.ts'

/** A question as the judge reads it. */
export type ReadQuestion = {
  readonly language: Language
  readonly tokens: readonly Token[]
  /** The stems of its content words: saying them back is no evidence. */
  readonly stems: ReadonlySet<string>
  /** Those stems and their one-word synonyms. */
  readonly echoes: ReadonlySet<string>
  /** Pairs of neighbouring content words ("season 7"), which say nothing new even where the answer repeats one. */
  readonly pairs: ReadonlySet<string>
}

const readings = new WeakMap<CompiledLexicon, Map<string, ReadQuestion>>()
/** More than a season has questions. */
const readingLimit = 2_000

/** Reads a question's words once for all its parts, and for all responses to it while it is among the latest. */
export function readQuestion(question: string, lexicon: CompiledLexicon): ReadQuestion {
  const known = readings.get(lexicon) ?? new Map<string, ReadQuestion>()
  readings.set(lexicon, known)
  const reading = known.get(question) ?? read(question, lexicon)
  if (known.size >= readingLimit) known.clear()
  known.set(question, reading)
  return reading
}

function read(question: string, lexicon: CompiledLexicon): ReadQuestion {
  const tokens = tokenizeAgain(question, lexicon.language)
  const stems = new Set(contentTokens(tokens).map((token) => token.stem))
  const echoes = new Set(stems)
  for (const stem of stems) for (const mate of lexicon.mates.get(stem) ?? []) echoes.add(mate.stem)
  const pairs = new Set(tokens.map((token) => pairOf(tokens[token.index - 1], token)).filter((pair) => pair !== ''))
  return { language: lexicon.language, tokens, stems, echoes, pairs }
}

/** Two neighbouring content words as one key; empty where either is none. */
export function pairOf(first: Token | undefined, second: Token | undefined): string {
  return first === undefined || second === undefined || first.isStop || second.isStop
    ? ''
    : `${first.stem} ${second.stem}`
}
