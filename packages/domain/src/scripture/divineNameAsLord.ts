/** A stretch of a verse; `isPutIn`: it stands there in the place of the edition's words. */
export type NamedPiece = { text: string; isPutIn: boolean }

const divineName = /\b(?<before>(?:O|Lord|LORD) )?Yahweh(?<hosts> of Armies)?(?<own>[’'](?:s\b|(?!\p{L})))?/gu

/** Whether a text says the name that `divineNameAsLord` tells as the LORD. */
export function saysDivineName(text: string): boolean {
  return /\bYahweh\b/u.test(text)
}

/**
 * A verse with God's name as the LORD (rule 249): "Yahweh" is "the LORD",
 * "Yahweh of Armies" "the LORD of hosts", "the Lord Yahweh" "the Lord GOD", and where he is spoken to there is no article. Nothing else of
 * it changes; what was put in is told apart, to be marked. For eyes alone: nothing that is judged goes through here.
 */
export function divineNameAsLord(text: string): NamedPiece[] {
  const pieces: NamedPiece[] = []
  let end = 0
  const keep = (to: number) => {
    if (to > end) pieces.push({ text: text.slice(end, to), isPutIn: false })
  }
  for (const found of text.matchAll(divineName)) {
    const { before = '', hosts, own } = found.groups ?? {}
    const from = found.index + before.length
    const to = found.index + found[0].length
    const isTitled = before !== '' || (hosts === undefined && own === undefined && isSpokenTo(text, from, to))
    const article = isTitled ? '' : startsSentence(text.slice(0, from)) ? 'The ' : 'the '
    const name = before.toLowerCase() === 'lord ' ? 'GOD' : 'LORD'
    const rest = hosts === undefined ? (own === undefined ? '' : '’s') : ` of hosts${own === undefined ? '' : '’'}`
    keep(from)
    pieces.push({ text: `${article}${name}${rest}`, isPutIn: true })
    end = to
  }
  keep(text.length)
  return pieces
}

function startsSentence(before: string): boolean {
  return /(?:^|[.!?][”’]*\s+)[“‘]*$|[“‘]$/u.test(before)
}

/**
 * Is God spoken to ("Yahweh, you are my God"), not spoken of ("Yahweh, the God of Israel")? The name stands by itself between a beginning
 * or a comma and a pause, and no apposition or verb of its own follows.
 */
function isSpokenTo(text: string, from: number, to: number): boolean {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const isApart = startsSentence(before) || (/,\s$/u.test(before) && !/\b(?:I|Yah|even),\s$/u.test(before))
  if (!isApart) return false
  if (/^ (?:our|my) God,/u.test(after)) return true
  return (
    /^[,;.!?]/u.test(after) && !/^[,;]\s(?:the|who|whose|whom|is|am|was|has|even|and|says|said|a|an|him)\b/u.test(after)
  )
}
