import type { Language } from '../language/Language.ts'
import { oncePer } from './oncePer.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** More than a question has wordings. */
const latest = 100

/** Tokenizes a question's own texts, of which the latest are remembered: several readers cut them one after the other. */
export function tokenizeAgain(text: string, language: Language): readonly Token[] {
  const known = knownOf(language)
  const found = known.get(text)
  if (found !== undefined) return found
  const tokens = tokenize(text, language)
  if (known.size >= latest) known.clear()
  known.set(text, tokens)
  return tokens
}

const knownOf: (language: Language) => Map<string, readonly Token[]> = oncePer(() => new Map())
