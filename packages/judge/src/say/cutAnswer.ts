import type { PartVerdict } from '@seraph/schema/judging'

import { spokenWords, type SpokenWord } from './spokenWords.ts'

/** A piece of an answer; `part`: the place among the parts, from 0, of the one that it was heard for. */
export type AnswerPiece = { readonly text: string; readonly part?: number }

/**
 * Cuts an answer at what was heard for its parts, by their evidence: put together, the pieces are the answer. A word is heard for one
 * part, the first that rests on it. Evidence that isn't in the answer, word for word, is shown nowhere.
 */
export function cutAnswer(answer: string, parts: readonly Pick<PartVerdict, 'evidence'>[]): AnswerPiece[] {
  const words = spokenWords(answer)
  const owners: (number | undefined)[] = words.map(() => undefined)
  for (const [part, { evidence }] of parts.entries())
    for (const at of findEvidence(words, owners, evidence)) owners[at] ??= part
  const pieces: AnswerPiece[] = []
  let end = 0
  for (let at = 0; at < words.length; at++) {
    const part = owners[at]
    const from = words[at]?.at ?? 0
    if (part === undefined) continue
    while (owners[at + 1] === part) at++
    const to = (words[at]?.at ?? 0) + (words[at]?.raw.length ?? 0)
    if (from > end) pieces.push({ text: answer.slice(end, from) })
    pieces.push({ text: answer.slice(from, to), part })
    end = to
  }
  if (end < answer.length) pieces.push({ text: answer.slice(end) })
  return pieces
}

/** The places of the evidence's words: free ones first, as near together as can be; none where one of them isn't there at all. */
function findEvidence(
  words: readonly SpokenWord[],
  owners: readonly (number | undefined)[],
  evidence: string,
): readonly number[] {
  const wanted = spokenWords(evidence).map(({ folded }) => folded)
  const places = Map.groupBy(words.keys(), (at) => words[at]?.folded ?? '')
  if (wanted.length === 0 || wanted.some((word) => !places.has(word))) return []
  let best: readonly number[] = []
  for (const start of places.get(wanted[0] ?? '') ?? []) {
    const found = [start]
    for (const word of wanted.slice(1)) {
      const open = (places.get(word) ?? []).filter((at) => !found.includes(at))
      const next = open.find((at) => at > (found.at(-1) ?? 0)) ?? open[0]
      if (next === undefined) break
      found.push(next)
    }
    if (found.length === wanted.length && (best.length === 0 || isBetter(found, best, owners))) best = found
  }
  return best
}

function isBetter(found: readonly number[], best: readonly number[], owners: readonly (number | undefined)[]): boolean {
  const taken = (places: readonly number[]) => places.filter((at) => owners[at] !== undefined).length
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places)
  return taken(found) < taken(best) || (taken(found) === taken(best) && span(found) < span(best))
}
