import { stopWords } from '../words/stopWords.ts'
import { cutLead } from './cutCourtesy.ts'

/** What is left of a response when everything addressed to the judge is cut out, and whether anything was. */
export type CutResponse = { readonly text: string; readonly isCut: boolean }

const roles =
  'judge|grader|marker|examiner|evaluator|assessor|scorer|checker|teacher|assistant|system|ai|model|bot|computer|chatgpt|gpt|claude|llm|developer|admin'

/** Where a forged end of the answer, a forged next answer or another speaker begins; all that follows is cut. */
const forgedEnds: readonly RegExp[] = [
  /\bend(?:ing)? of (?:the |this |my )?(?:\w{1,12}(?:'s)? )?(?:answer|response|submission|input|text|message|quiz|test)\b/i,
  /#{2,}|<\||\[\/?(?:inst|system|user|assistant)|<<\/?sys|"{3}|={4,}|~{3,}|\/{4,}|(?<!<)<{2,4} ?\/?\w{2,12} ?>{2,4}|(?<!-)-{3,9} ?(?:end|stop|eof)\b/i,
  /\[\[ ?\w{3,20}:|(?<![\p{L}\p{N}])(?:(?:system|admin|developer|judge|robot) )?(?:override|sudo|admin|root)\s?:/iu,
  /<\/[a-z_-]{2,30}>|<!--|\/\*|<(?:score|points?|grade|verdict|result|mark)>|\/\/ ?(?:accept|give|mark|judge|ignore|score|full|system)\b/i,
  /"(?:role|system|content|instructions?)"\s?:|\bdrop table\b|\*{2,}\s?(?:grader|marker|judge|system|teacher|ai|admin)\b/i,
  /\b(?:next|another|second|new|other|following) (?:student|pupil|child|player|candidate|user|answer|response|question|submission)s?\b[^.\n]{0,20}(?:answer|wrote|said|respon|:)/i,
  new RegExp(
    `(?:^|[.!?;\\n])[ \\t]{0,4}(?:${roles}|user|human|expected answer|correct answer|answer key|official answer)(?: (?:note|decision|message|prompt|output|verdict|says?))?[ \\t]{0,2}:`,
    'i',
  ),
]

/** A forged end that opens a response: a tag, a line of marks, or a speaker with the first sentence. */
const opening =
  /^\s{0,9}(?:<[^<>]{0,40}>|#{2,}|={4,}|"{3}|\[[^[\]]{0,80}\]|[\p{L} ]{2,40}:[^.!?\n]{0,200}(?:[.!?\n]|$))\s{0,9}/u

/** A block of data that plays the judge's result. */
const forgedResult = /\{[^{}]{0,400}(?:score|points?|feedback|correct|verdict|grade|status)[^{}]{0,400}\}?/gi

/** Salutations: cut by themselves, for an answer may follow. */
const salutations = new RegExp(
  `\\b(?:dear|hey|hello|hi|attention|listen|note to(?: the)?|message to(?: the)?|to the|attn)[, ]{1,2}(?:the )?(?:${roles}|robot)s?\\b(?: (?:marking|grading|reading|checking)(?: (?:this|it|me))?\\b)?[,:.! ]{0,3}`,
  'gi',
)

/** Whom a request speaks to, at its beginning ("Computer, give me …"). */
const vocatives = new RegExp(
  `(?<=^|[.!?\\n])\\s{0,3}(?:${roles.replace('judge|', '')}|robot|dear judge),? (?=(?:please|pls|give|mark|accept|you|can|could|i|ignore|the answer|if you|the rules|rules)\\b)`,
  'gi',
)

/** "Pleeease", "plsss", "pretty please with sugar on top". */
const stretched =
  /\b(?=p)(?:pretty,? )?(?:please,? ){0,3}(?:(?=\w{0,20}(\w)\1\1|\w{0,20}eea|\w{0,20}ee\b|\w{0,4}ss\b)p+l+e*a*[sz]+e*|(?<=pretty,? )please)(?: with (?:\w{1,10} )?(?:sugar|cherry|cherries|cream) on (?:the )?top)?\b/gi

/** A request or a claim about the marking; it is cut with the rest of its sentence. */
const requests: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|overrule|bypass|skip|overlook)\b.{0,40}\b(?:instruct\w{0,5}|prompts?|rules?|above|previous|prior|key|rubric|guidelines?|criteria|orders?|said|told you|tell you|everything|question)\b/i,
  /\b(?:please |just |must |now |kindly |should |you |to |and |can you |could you ){0,3}(?:give|award|grant|assign|mark|grade|score|count|accept|rate|evaluate|consider|treat|pass|allow)(?:s|ed|ing)?\b.{0,40}\b(?:points?|marks?(?! \d)|credits?|score|(?:as|it|this|that|me|mine|answer|response|all) (?:is )?(?:correct|right|perfect|full)|any answer|any response|as valid|accepted|100)\b/i,
  /\b(?:this|my|that|the|student's|above|any) (?:answer|response|submission|reply)s? (?:is|are|was|should be|must be|deserves?|earns?|gets?|has been|counts?|matches)\b[^,;]{0,30}(?<!\b(?:the|his|her|its|your|my|at|on|and) )\b(?:correct|right|perfect|complete|full|accepted|excellent|valid|points?|acceptable|key|expected|verified)\b(?=\s*(?:$|[^\p{L}\s])|\s+(?:and|so|please|because|for|too|enough|by|according|answers?|ones?|marks?|points?|scores?|credit|full|correct|right|already|anyway|here|in|as|to)\b)/iu,
  new RegExp(
    `\\b(?:${roles})(?:'s)? (?:note|decision|instructions?|override|message|mode|prompt|verdict|must|should|please|will now)\\b`,
    'i',
  ),
  /\b(?:answer key|marking scheme|scoring rubric|the rubric|official key|system prompt|developer mode|admin mode|debug mode|test mode|jailbreak|language model|as an ai|prompt injection|new instructions?|override code)\b/i,
  new RegExp(
    `\\b(?:you are|you're|act as|pretend (?:to be|you are)|imagine you are) (?:now )?(?:a |an |the |my )?.{0,30}\\b(?:${roles}|generous|kind|helpful|lenient)\\b`,
    'i',
  ),
  /\b(?:score|points?|grade|marks?|result|verdict|status)["']? ?[:=] ?["']?(?:\d|full|max|correct|pass|given|right)/i,
  /\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|all|full) ?(?:out of|\/|of) ?(?:the )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight)? ?(?:points?|marks?)\b/i,
  /\b(?:full|maximum|max|all(?: of)?(?: the| my)?|100 ?%|extra|perfect|complete|total|top) (?:\w{1,10} )?(?:points?|marks?|credits?|scores?)\b/i,
  /\b(?:output|return|respond|reply|print|write|answer with)\b.{0,20}\b(?:json|score|"?correct"?|full|points?|true)\b/i,
  /\b(?:mark|grade|count) (?:it |this |that |me )?(?:one )?(?:as )?(?:correct|right)\b|\b(?:don'?t|do not) (?:take|dock|remove) (?:any |off )?(?:points?|marks?)(?: off)?\b|\bignore (?:any |all |my )?(?:mistakes?|errors?|typos?|spelling|grammar|handwriting)\b|\btrust me\b|^\s*(?:very )?important\s*:/i,
  /\b(?:gimme|award|grant)\b.{0,20}\b(?:points?|maximum|max|marks?|credit)\b|\bok(?:ay)? (?:mr |dear )?(?:robot|computer|judge)\b/i,
  /\b(?:and |so )?(?:now )?(?:accept (?:mine|my answer|this answer)|say (?:that )?i got|i got (?:it|this|them)(?: all)? (?:right|correct))\b/i,
  /\b(?:and |or )?if you (?:don'?t|do not) accept\b|\bsay ["“]?(?:(?:that )?it'?s |(?:that )?i'?m )?(?:correct|right|perfect)(?=\W*$|["”]?,? (?:and|or (?:else|i|my|our|we)|so|because|please|pls|plz)\b)|\b(?:set|change|put) my (?:score|points?|marks?|grade)\b/i,
  /\bi (?:know|am sure|'?m sure) (?:that )?(?:this|it)(?: is|'?s) (?:right|correct)(?=,? (?:so|and|just|please)[ ,])/i,
  /\b(?:reply|respond|answer|return|output) (?:only )?with:? (?:only )?(?:an? |the )?\d{1,2}(?: ?(?:\/|of|out of) ?\d{1,2})?(?=\W*$)/i,
  /\bplease\b.{0,40}\b(?:points?|pass|correct|credit|grade)\b/i,
  /\b(?:be (?:nice|kind|good|generous|fair|sweet|merciful)(?: (?:today|now|please|to me|to us)){0,2},? and )?(?:please )?(?:give|send|hand|grant|award)(?: me| us)? (?:the |my |our |a |all |some )?(?:good )?(?:points?|marks?|grade|credit)\b/i,
  /\b(?:be (?:nice|kind|good|generous|fair) and )?give (?:(?:me|us|it|this) )?(?:\d{1,2}|one|two|three|four|five|six)(?: (?:of|out of) (?:\d{1,2}|one|two|three|four|five|six))?(?= (?:please|pls|plz)\b|\W*$)/i,
  /\b(?:please|pls|plz) (?:just |do )?(?:accept|count|take|allow|mark|grade) (?:this|that|it|mine|me)(?: one| answer)?\b/i,
  /\b(?:grade|mark|score|rate|count|give) (?:this|it|me|mine|that)(?: one)?(?: as| an?)? \d{1,2} ?(?:\/|of|out of) ?\d{1,2}\b/i,
  /\b(?:always|just|please|pls|plz) (?:give|award|grant)(?: me| us| it| this)? (?:\d{1,2}|one|two|three|four|five|six|full|all|max)(?= (?:please|pls|plz)\b|\W*$)/i,
  /\b(?:(?:and|or|because|bc|so|else) )?(?:my|our) (?:whole )?team (?:really )?(?:needs?|loses?|will lose|is losing|(?:has|have) to win|must win|is counting on)\b|\bor (?:else )?(?:we|i)(?:'?ll| will)? lose\b|\bif (?:i|we) (?:get|got|don'?t get) (?:\d{1,2}|one|two|three|four|five|six|all|it|this|that|them|full|these)\b.{0,40}\b(?:win|lose|pass|please)\b/i,
  /\bi (?:really )?(?:deserve|need|want|should get|must get|should have)\b.{0,25}\b(?:points?|marks?(?! \d)|credit|score|correct|pass)\b/i,
  new RegExp(
    `(?<=^|[.!?;,\\n] {0,3})(?:${roles.replace('teacher|', '').replace('system|', '').replace('judge|', '')})(?:s|bot| bot)?,? (?:please|pls|also|if you|you|give|this|that|i|my)\\b`,
    'i',
  ),
  /\b(?:(?:ok(?:ay)?|now|so|please)[, ]{1,2}){0,3}(?:give|write|send) (?:me |us )?(?:the |some |your )?feedback\b|\brules? (?:have |has )?(?:been )?changed\b|\b(?:everyone|everybody) (?:gets?|should get|earns?) (?:(?:\w{1,8} )?(?:points?|marks?|credit)\b|(?:\d|one|two|three|four|five)\s*(?:$|[.!?]))/i,
  /\b(?:(?:this|the|that|every) (?:student|pupil|player|user)|this (?:child|kid)) (?:deserves?|should (?:get|pass|receive)|gets?|earned|earns?|has passed|passed|passes)\b/i,
  /\bif you(?:'re| are)? (?:can )?(?:reading|read|see|seeing|grading|grade|marking|mark|judging|judge|checking|check) (?:this|it|me)\b/i,
  /\b(?:tell|show|give) (?:me|us) (?:the |all |all the )?(?:correct |right |real )?answers? (?:of|to|for|key)\b/i,
  /\b(?:all )?(?:the )?parts?:? (?:are )?(?:all )?given\b|\b(?:skip|stop) (?:the )?(?:check|checking|grading|marking|judging)\b|\b(?:confidence|verdict): ?\w/i,
  /\b(?:hidden|secret|new) instructions?\b|\b(?:let|make) me (?:pass|win|the winner)\b|\bpass me\b|\bnext question\b|\bextra (?:points?|credit)\b/i,
  /\b(?:show|tell|give) (?:me|us) (?:all )?(?:the )?(?:right |correct |real )?answers?\b|\bignore (?:the rest|this|what|everything|all)\b/i,
  /\b(?:coach|teacher|director|pastor|mom|mum|dad|parents?) (?:said|says|told me) (?:(?:that )?(?:this|it|mine) (?:counts?|is fine|is ok)|so)\b/i,
  /\b(?:don'?t|do not) (?:read|check|look at) (?:this|it|that|my answer)\b|^\s*\d{1,2} ?\/ ?\d{1,2} (?:points? )?(?:please|pls|plz)\b/i,
  /\bignore (?:the )?(?:student|child|user|player)s?\b|\b(?:like and subscribe|bonus points?|10\/10)\b/i,
  /\b(?:coach|teacher|director|pastor|admin|developer)s? (?:said|says|told|confirmed|approved|allows?)\b.{0,40}\b(?:correct|right|points?|accept|full|fine|ok|okay|credit)\b/i,
]

/**
 * Cuts out of a cleaned response what is addressed to its judge: forged ends and results with all that follows, requests and claims
 * about the marking to the end of their sentence. What remains is the child's answer. `isQuoted` tells
 * whether words that look like a request are the verse's own ("give me right now the head of John").
 */
export function cutAddress(text: string, isQuoted: (request: string) => boolean = () => false): CutResponse {
  const led = cutLead(text.replace(stretched, 'please'))
  const opened = led.replace(/^\s{0,9}(?:<[a-z_-]{2,30}>|"{3}|#{2,}|student(?:'s)? answer:|student:)\s{0,9}/i, '')
  const beforeEnd = cutAtForgedEnd(opened.replace(forgedResult, '\n'))
  const spoken = beforeEnd
    .replace(/\bp\. ?s\./gi, 'ps')
    .replace(salutations, '')
    .replace(vocatives, ' ')
  const strict = sentences(spoken)
    .map((sentence) => cutRequest(sentence, false, isQuoted))
    .join('')
  const isEmpty = (strict.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => stopWords.has(word.toLowerCase()))
  const kept = isEmpty
    ? sentences(spoken)
        .map((sentence) => cutRequest(sentence, true, isQuoted))
        .join('')
    : strict
  return { text: kept.trim(), isCut: kept.trim() !== led.trim() }
}

function cutAtForgedEnd(text: string): string {
  const starts = forgedEnds.map((pattern) => text.search(pattern)).filter((start) => start >= 0)
  if (starts.length === 0) return text
  const first = Math.min(...starts)
  // Before an end that opens the response there is no answer: it goes with its sentence.
  const rest = first === 0 ? text.replace(opening, '') : ''
  return first > 0 || rest === text ? text.slice(0, first) : cutAtForgedEnd(rest)
}

function sentences(text: string): readonly string[] {
  return text.match(/[^.!?;\n]+[.!?;\n]*|[.!?;\n]+/g) ?? []
}

/** A sentence without its request; `isAll`: nothing else is said, so that an answer may follow it ("give me full marks: the hand"). */
function cutRequest(sentence: string, isAll: boolean, isQuoted: (request: string) => boolean): string {
  const [first] = requests
    .map((pattern) => pattern.exec(sentence))
    .filter((found) => found !== null)
    .filter(([request]) => !isQuoted(request))
    .toSorted((a, b) => a.index - b.index)
  if (first === undefined) return sentence
  const before = sentence.slice(0, first.index).replace(leadingWords, '')
  if (!isAll || wordsOf(before) > mostBefore) return `${before}\n`
  const said = sentence.slice(first.index)
  const answer = answerAfter.exec(said) ?? /,/.exec(said.slice(first[0].length))
  if (answer === null) return `${before}\n`
  const from = answer.index + answer[0].length + (answer[0] === ',' ? first[0].length : 0)
  return `\n${cutRequest(said.slice(from), true, isQuoted)}`
}

/** What only leads to a request, right before it. */
const leadingWords =
  /(?:(?:^|(?<=[ .,;:!?\n"(]))(?:pls|plz|please|p\.?s\.?|grader|marker|computer|robot|notes?|bonus|update|now|hidden|important|urgent|sudo|grade|result|reminder|warning|attention|also|and|one|the|a|an|add|give|get|plus|some|me|tell the (?:judge|computer|teacher|system) to)[\s.,:;-]*){1,5}$/i

/** What an answer follows in a request, and the most words that open one before it is read as such. */
const answerAfter =
  /:|\b(?:the|my|because the|because my) (?:(?:correct|right|real|true) )?answer (?:is|was|should be)\b|\b(?:points?|marks?|credit|score)s? for\b(?: (?:this|it|that)(?: one)?\b)?|\b(?:(?:as |one |it |this )(?:correct|right)|points? off)(?:[ ,]{1,2}(?:please|pls|plz|thanks|thank you|ok)\b){0,3}[ ,]{1,2}(?=\p{L})/iu
const mostBefore = 3

function wordsOf(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0
}
