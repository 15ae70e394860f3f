const sound = String.raw`(?:(?:o+h+|wow|yay|yes|haha|well|um+|hmm+|ok|okay|so)[ ,!]{1,3}){0,3}`
const story = '(?:story|one|chapter|verse|part|question)'
/** What tells of whoever answers, and not of what is asked. */
const said = [
  String.raw`(?:i|we) (?:totally |really |just )?(?:know|remember|had|learned|learnt) (?:this|that|this one|that one)`,
  String.raw`(?:(?:i|we) (?:just |only )?(?:read|heard|studied|learned|learnt) (?:it|this|that|about (?:it|this|that)))(?: (?:yesterday|today|last (?:night|week)|this (?:morning|week)|at (?:home|school|church)|in (?:class|church|sunday school)))?`,
  String.raw`(?:that'?s|that is|it'?s|this is|this one is|that one is) (?:so |really |super |too |an? )?(?:easy|simple|hard|tricky|difficult)(?: one| question)?`,
  String.raw`(?:easy|simple)(?: one| question| peasy)`,
  String.raw`(?:honestly )?i (?:really )?(?:love|like) this ${story}`,
  String.raw`(?:as )?(?:everybody|everyone|every child|anyone) knows (?:that|this|it)`,
  String.raw`(?:that'?s |that is )?for sure`,
  String.raw`(?:at least )?(?:that'?s|that is) what (?:i (?:(?:have )?learn(?:ed|t)|remember|heard|read|know|think)|(?:it|he|she|jesus|god|the (?:bible|verse|text)) (?:said|says)|we (?:learned|learnt|read))`,
].join('|')
const talk = new RegExp(
  String.raw`(?<=^\s{0,9}|[.!?,;\n]\s{0,3})${sound}(?:${said})(?:(?: and| but)? (?:it|the bible|the verse|the text) (?:said|says)(?: that)? |\s{0,2}(?:[.!?,;:\n]+\s{0,3}|$))`,
  'gi',
)
/** "Stop, you know, rest": who explains what was said names nothing new. */
const explaining = /\s?, ?you know, ?/gi

/**
 * A response without what its writer tells of it ("ooh i know this! …", "i read it yesterday", "everybody knows that"). `isQuoted` tells
 * whether words that look so are the verse's own; a response that says nothing else is left as it is.
 */
export function cutTalk(text: string, isQuoted: (words: string) => boolean): string {
  const rest = text
    .replace(talk, (words) => (isQuoted(words) ? words : ''))
    .replace(explaining, (words) => (isQuoted(words) ? words : ' '))
    .trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}
