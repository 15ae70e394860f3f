/** A greeting, and what only leads to an answer: "I think that the answer is". */
const greeting = String.raw`(?:hi|hello|hey)(?: there| everyone| all)?[!,.]{1,3}\s{1,3}`
const sure = String.raw`(?:i (?:think|believe|guess|say)|i(?:'| a)?m (?:pretty |quite )?sure)(?: that)?,? `
const leads = String.raw`(?:the|my) (?:right |correct )?answers? (?:is|are|would be|might be|should be)[:,]?\s{1,3}`
const lead = String.raw`^\s{0,9}(?:${greeting})?(?:${sure})?${leads}`
const leading = new RegExp(String.raw`${lead}(?=[^\s.!?])`, 'i')
const greetingAlone = new RegExp(String.raw`^\s{0,9}${greeting}(?=[^\s.!?])`, 'i')
/** "Please," alone leads to an answer; "please pass me" asks for marks. */
const pleading = /^\s{0,9}(?:please|pls|plz),\s{1,3}(?=[^\s.!?])/i
/** The same before a clause, which no claim about the marking begins with: "the answer is it is right". */
const leadingClause = new RegExp(String.raw`${lead}(?=(?:it|he|she|they|we|because|to|in|on|by|with|from)\b)`, 'i')

/** A sentence at the end that only thanks, hopes or takes leave. */
const thanks = String.raw`(?:(?:many )?thanks|thank you|thx)(?: (?:so|very) much| a lot)?`
const why = String.raw`(?: for (?:reading|asking|checking|marking|listening|your \w{2,10}))?`
const hope = String.raw`(?:i )?(?:really )?hope (?:that|this|it)(?:'?s| is) (?:right|correct|ok|okay|good)`
const leave = String.raw`(?:good)?bye(?: bye)?`
const said = String.raw`(?:${thanks}${why}|${hope}(?:,? (?:bye|thanks|thank you))?|${leave})`
/** What only says how sure one is: "thats my best guess", "i think", "but i could be wrong". */
const guess = String.raw`(?:(?:best|first|last|only|final|honest|wild|lucky|total|complete) )?(?:guess|answer|bet|try)`
const remarks = [
  String.raw`(?:or so |at least )?i (?:would |'?d )?(?:think|thought|guess|suppose|reckon)(?: so)?`,
  String.raw`(?:but )?(?:that(?:'?s| is| was)|its|it'?s) (?:just |only )?(?:my ${guess}|what i (?:think|thought|guess|believe|remember|got))`,
  String.raw`(?:(?:but )?(?:that(?:'?s| is)|its|it'?s|this is) )?(?:(?:just|only) )?(?:a|my) ${guess}`,
  String.raw`(?:but )?(?:i'?m |i am )?(?:just |only )guessing`,
  String.raw`(?:but )?(?:(?:i'?m|i am) )?(?:not )?(?:(?:pretty|quite|almost|fairly|really|very|so|totally|completely|100 ?%?) )(?:sure|certain|positive)`,
  String.raw`(?:but )?(?:i'?m|i am) (?:not )?(?:sure|certain|positive)(?: (?:about|of) (?:it|that|this))?`,
  String.raw`(?:but )?(?:i )?(?:could|might|may) be wrong`,
  String.raw`(?:if|as far as) i (?:can )?(?:remember|recall)(?: (?:it |that )?(?:right|rightly|correctly|well))?`,
  String.raw`sorry (?:for|about|if|that) [^.,;!?\n]{1,40}`,
  String.raw`if (?:i'?m|i am) (?:right|correct|not (?:wrong|mistaken))`,
].join('|')
const closing = new RegExp(String.raw`(?<=[.!?,;\n]| -)\s{0,3}(?:${said}|${remarks})[\s.!?:)]{0,5}$`, 'i')

/** How many closing sentences are cut one after the other. */
const mostClosings = 3

/**
 * A response without the courtesy around its answer, whose words are no part of what it says: "I think that the answer is …. Thank you!".
 * `isQuoted` tells whether words that look so are the verse's own; a response that says nothing else is left as it is.
 */
export function cutCourtesy(text: string, isQuoted: (words: string) => boolean): string {
  let rest = text
  for (const pattern of [leading, greetingAlone]) rest = cut(rest, pattern, isQuoted)
  for (let at = 0; at < mostClosings; at++) rest = cut(rest, closing, isQuoted)
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}

/** A response without "please," and "the answer is" before a clause: whether that is right or all, it speaks of no marking. */
export function cutLead(text: string): string {
  return text.replace(pleading, '').replace(leadingClause, '')
}

function cut(text: string, pattern: RegExp, isQuoted: (words: string) => boolean): string {
  const found = pattern.exec(text)
  if (found === null || isQuoted(found[0])) return text
  return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim()
}
