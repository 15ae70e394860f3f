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
 * Whether a question to the coach is one of the quiz or asks for its answer (rule 124): those are refused. `books` are the
 * season's; `quizLetters` are known to the server alone. Takes up to 500 characters.
 */
export function refuseCoachQuestion(
  text: string,
  { books, quizLetters = [] }: { books: readonly string[]; quizLetters?: readonly string[] },
): 'asks_for_answer' | undefined {
  const question = plain(text)
  const isCited = [...books, ...sources].some((source) => question.includes(`according to ${source.toLowerCase()}`))
  const said = letters(question)
  const isAsking = isCited || asking.some((pattern) => pattern.test(question))
  return isAsking || quizLetters.some((asked) => said.includes(asked)) ? 'asks_for_answer' : undefined
}

/** The letters of the quiz's questions, without citation, signs and passage: what a text is compared with. Made once a season. */
export function quizLettersOf(quizQuestions: readonly string[]): string[] {
  return quizQuestions
    .map((known) => letters(plain(known.split('\n', 1)[0] ?? '').replace(/^according to [^,]{1,40},/, '')))
    .filter((asked) => asked.length >= 20)
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
