/** As many characters beside "I don't know" are an answer, whatever they are. */
const longestLeftover = 200

const ignorance =
  /(?:^|(?<=[.!?,;\n] {0,3}|\b(?:um|uh|sorry|hmm|honestly) ))(?:(?:i |we )?(?:really |honestly |just |still |totally )?(?:do ?n'?o?t|did ?n'?o?t|cannot|can'?t|cant|could ?n'?t) (?:really |even )?(?:know|remember|recall|think of (?:it|one|any))(?: (?:it|that|this|the answer|this one|what it is|any(?:thing)?))?|i ?d ?k\b|i dunno|dunno|(?:i have |i've |i got )?(?:no|not a) (?:idea|clue)|(?:i am |i'?m |im )?not (?:really |very )?sure|(?:(?:i |we )?(?:totally |just )?forgot|(?:i |we )(?:totally |just )?forget|forget(?! (?:that|it|this)[,.;!] ?[a-z]))\b(?: it| the answer| this one)?|beats me|who knows(?=$|[.!?,;\n])|(?:i )?give up|(?:i )?(?:skip|pass)(?: this one| on this)?(?=$|[.!?,\n])|n\/a|no answer|nothing comes to mind|we didn'?t (?:learn|read|study) (?:it|this|that))/gi

const leftovers =
  /^(?:lol|lmao|haha|sorry|um+|uh+|hmm+|idk|but|oh|well|maybe|honestly|really|so|yet|at all|man|bro|coach|pls|please|help|me|i|we|it|this|one|the|answer|[^\p{L}\p{N}])*$/iu

/** What a response says besides "I don't know"; `isIgnorant` when it says nothing else. */
export function readIgnorance(text: string): { readonly text: string; readonly isIgnorant: boolean } {
  const rest = text.replace(ignorance, ' ')
  if (rest === text) return { text, isIgnorant: false }
  return {
    text: rest,
    isIgnorant: rest.length < longestLeftover && rest.split(/\s+/).every((word) => leftovers.test(word)),
  }
}
