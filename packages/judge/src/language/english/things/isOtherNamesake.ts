import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'

const epithets = new Set('of the'.split(' '))

/** Whether a response names another of the same name: "Odrel the miller" or "Odrel Tobin" for "Odrel of the gate". */
export function isOtherNamesake(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
  { guarded }: CompiledLexicon,
): boolean {
  const [name, ...rest] = words
  const said = matched[0]?.given.at(-1)
  if (name?.isName !== true || said === undefined || rest.length === 0) return false
  if (!epithets.has(own[name.token.index + 1]?.word ?? '') || matched.slice(1).some((one) => one !== undefined))
    return false
  const [next, after] = tokens.slice(said + 1)
  if (next === undefined || stops.test(next.gap)) return false
  if (guarded.has(next.word)) return true
  return epithets.has(next.word) && after !== undefined && !after.isStop
}
