import type { PartMatch } from '../../../match/matchPart.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'

const owning = new Set('his her their my your our its own'.split(' '))
const others = new Set('other others another foreign strange different new same'.split(' '))

/**
 * Whether a response gives a thing to others that is somebody's own, or makes it another: "other people's eyes" or "their neighbors' eyes"
 * for "their own eyes", "a foreign land" for "their own land"; or says that it is the own of several where it is one's who speaks: "their
 * own hands" for "my hands".
 */
export function isOwnReplaced(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const at = own.findIndex(({ word }) => word === 'own')
  if (at < 0) return isOwnOfSeveral(own, words, matched, tokens)
  const noun = words.findIndex(({ token }) => token.index > at)
  const said = matched[noun]?.given[0]
  const before = tokens[(said ?? 0) - 1]
  if (said === undefined || before === undefined || stops.test(tokens[said]?.gap ?? '')) return false
  if (tokens.some(({ word }) => word === 'own')) return false
  if (others.has(before.word) || others.has(tokens[said - 2]?.word ?? '')) return true
  const isTaken = matched.some((one) => one?.given.includes(before.index))
  return (
    !isTaken &&
    !before.isStop &&
    (isPossessive(before) || owning.has(tokens[said - 2]?.word ?? '')) &&
    before.word.endsWith('s')
  )
}

function isOwnOfSeveral(
  own: readonly Token[],
  words: PartMatch['wording']['words'],
  matched: PartMatch['matched'],
  tokens: readonly Token[],
): boolean {
  const my = own.findIndex(({ word }) => word === 'my')
  const place = words.findIndex(({ token }) => token.index > my)
  const said = my < 0 ? undefined : matched[place]?.given[0]
  if (said === undefined) return false
  return tokens[said - 1]?.word === 'own' && tokens[said - 2]?.word === 'their'
}
