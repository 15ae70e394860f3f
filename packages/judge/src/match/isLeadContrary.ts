import type { ReadResponse } from '../read/readResponse.ts'
import type { WordKinds } from '../language/WordKinds.ts'
import type { Token } from '../read/tokenize.ts'
import type { WordingMatch } from './matchWording.ts'

/** Prepositions, and those that say the opposite of each. */
const opposed: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['from', new Set(['to', 'into'])],
  ['to', new Set(['from'])],
  ['into', new Set(['from', 'out'])],
  ['out', new Set(['into'])],
  ['before', new Set(['after'])],
  ['after', new Set(['before'])],
  ['above', new Set(['below', 'under', 'beneath'])],
  ['under', new Set(['above', 'over', 'on'])],
  ['with', new Set(['without'])],
  ['in', new Set(['outside'])],
])

/**
 * Whether a word of an answer is led by the opposite of the preposition
 * that is expected before it: "from the bottom to the top" for "from the top to the bottom", "out of the fire" for "into the fire".
 */
export function isLeadContrary({ wording, matched }: WordingMatch, response: ReadResponse): boolean {
  const { words } = response.language
  return wording.words.some(({ token, isEvidence }, place) => {
    const said = matched[place]?.given[0]
    const lead = isEvidence ? leadBefore(wording.tokens, token.index, words) : undefined
    const others = lead === undefined ? undefined : opposed.get(lead)
    if (said === undefined || others === undefined) return false
    return others.has(leadBefore(response.tokens, said, words) ?? '')
  })
}

/** Who may stand between "before" and what is done: "before he is raised up". */
const subjects = new Set('i you he she it we they'.split(' '))
const timely = new Set(['before', 'after'])

/** The preposition before a word, its articles passed over; of "out of" the first, of a clause the word for when. */
function leadBefore(
  tokens: readonly Token[],
  place: number,
  { determiners, auxiliaries }: WordKinds,
): string | undefined {
  let at = place - 1
  while (determiners.has(tokens[at]?.word ?? '')) at--
  let clause = at
  while (auxiliaries.has(tokens[clause]?.word ?? '')) clause--
  const isNoun = clause < at && tokens[clause]?.isStop === false
  const isSubject = isNoun || subjects.has(tokens[clause]?.word ?? '')
  clause--
  if (isNoun) while (determiners.has(tokens[clause]?.word ?? '')) clause--
  if (isSubject && timely.has(tokens[clause]?.word ?? '')) at = clause
  const isBroken = tokens.slice(at + 1, place + 1).some(({ gap }) => /[,.;:!?\n]/.test(gap))
  const isOutOf = tokens[at]?.word === 'of' && tokens[at - 1]?.word === 'out'
  return isBroken ? undefined : tokens[isOutOf ? at - 1 : at]?.word
}
