/** A response as its writer last meant it. */
export type CorrectedResponse = { readonly text: string; readonly isCorrected: boolean }

const phrases = [
  'no wait',
  'wait no',
  'no sorry',
  'sorry no',
  'no actually',
  'actually no',
  'wait actually',
  'oh wait',
  'no i mean',
  'no i meant',
  'sorry i meant',
  'sorry i mean',
  'wait i mean',
  'wait i meant',
  'oops i meant',
  'i mean',
  'i meant',
  'or rather',
  'scratch that',
  'strike that',
  'never mind',
  'nevermind',
  'i take that back',
  'i take it back',
  'i changed my mind',
  'changed my mind',
  'change my answer to',
  "no that's wrong",
  'no thats wrong',
  'no it was',
  "no it's",
  'no its',
  'no it is',
]
const between = '[ ,.:;!-]{1,4}'
const stated = `\\b(?:${phrases.map((phrase) => phrase.replaceAll(' ', between)).join('|')})\\b`
/** Words that take something back only where a pause stands before them. */
const paused =
  '(?<=[,;?\\n-] {0,2}|\\.\\. {0,2})(?:wait(?! (?:for|on|upon|until|till|in)\\b)|oops|sorry|actually|rather|correction|no(?=,))\\b'
const marker = new RegExp(`${stated}|${paused}`, 'i')
const leadIn =
  /^[ ,.:;!-]{0,4}(?:i think|i mean|i meant|to say|to write|it'?s|it is|it was|the answer is|sorry|actually|wait|no|that'?s wrong|make it|make that|to)\b/i
const itemBreak = /[,;.!?\n]+|\band\b|&/i

/**
 * Applies stated self-corrections (rule 4): what stands after "no wait", "I mean", "actually" takes the place of the item
 * before it, or of as many items as it names where all together would be more than the `asked` number.
 */
export function applyCorrections(text: string, asked: number): CorrectedResponse {
  let current = text
  let isCorrected = false
  for (let round = 0; round < 5; round++) {
    const match = marker.exec(current)
    if (match === null) break
    const before = current.slice(0, match.index)
    const after = withoutLeadIn(current.slice(match.index + match[0].length))
    if (items(after).length === 0) return { text: before, isCorrected }
    isCorrected ||= items(before).length > 0
    const isLastOnly = items(before).length + items(after).length - 1 <= asked
    const kept = items(before).slice(0, isLastOnly ? -1 : -items(after).length)
    current = [...kept, after].join(', ')
  }
  return { text: current, isCorrected }
}

function withoutLeadIn(after: string): string {
  let rest = after
  for (let round = 0; round < 4; round++) rest = rest.replace(leadIn, '')
  return rest.replace(/^[ ,.:;!-]+/, '')
}

function items(text: string): readonly string[] {
  return text.split(itemBreak).filter((item) => /[\p{L}\p{N}]/u.test(item))
}
