const asking: readonly RegExp[] = [
  /\b(?:what(?:'?s| is| are| was)|tell me|give me|say|show me|need|want|know) (?:is )?(?:the |my |a )?(?:right |correct |full |exact )?answers?\b/,
  /\b(?:the|right|correct|exact|full) answers? (?:is|are|to|of|for)\b/,
  /\banswer (?:key|this|the question|my question|question \d|number \d|it for me)\b/,
  /\b(?:quiz|trivia|test) (?:question|answer)s?\b/,
  /\bfill in (?:the|this|that) blanks?\b/,
  /_{2,}|\.{4,}|\[blank\]/,
  /\b(?:full|all(?: the)?|more|any) points\b|\bfor \d points?\b/,
]

/** Who is named after "according to" in a quiz's question: the season's books, or the text itself. */
const sources = ['the bible', 'the text', 'the verse', 'the passage', 'the chapter', 'scripture', 'verse', 'chapter']

/**
 * Whether a question to the coach is one of the quiz or asks for its answer (document 2, §5): those are refused. `books` are the
 * season's; `quizQuestions` are known to the server alone.
 */
export function refuseCoachQuestion(
  text: string,
  { books, quizQuestions = [] }: { books: readonly string[]; quizQuestions?: readonly string[] },
): 'asks_for_answer' | undefined {
  const question = plain(text)
  const isCited = [...books, ...sources].some((source) => question.includes(`according to ${source.toLowerCase()}`))
  const isAsking = isCited || asking.some((pattern) => pattern.test(question))
  return isAsking || quizQuestions.some((known) => repeats(question, known)) ? 'asks_for_answer' : undefined
}

/** Whether a text holds a question of the quiz, with or without its citation, its signs and its passage. */
function repeats(question: string, known: string): boolean {
  const asked = letters(plain(known.split('\n', 1)[0] ?? '').replace(/^according to [^,]{1,40},/, ''))
  return asked.length >= 20 && letters(question).includes(asked)
}

/** Small enough for a browser: the server hands in a text whose lookalike letters are gone already. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
