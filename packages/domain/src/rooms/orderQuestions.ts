/**
 * A participant's questions in its own order: a pure function of room, participant and what the host has given, so that every device and
 * every reload has the same (rules 36 and 161). What was given before comes before what was given after; of what was given at once the
 * questions are mixed, and keep their order among themselves when others come or go.
 * @param place `givenChapters`: what was given, oldest first, as the participant's
 * snapshot has it; a chapter that isn't in it comes first. `questionsEach`: how
 * many are asked of what was given at once, all where it is null (rule 178).
 */
export function orderQuestions<Question extends { id: string; chapter: number }>(
  questions: readonly Question[],
  place: {
    roomId: string
    participantId: string
    givenChapters: readonly (readonly number[])[]
    questionsEach?: number | null
  },
): Question[] {
  const seed = `${place.roomId} ${place.participantId} `
  const turns = new Map(place.givenChapters.flatMap((together, turn) => together.map((chapter) => [chapter, turn])))
  const asked = new Map<number, number>()
  const isWithin = (turn: number): boolean => {
    const count = (asked.get(turn) ?? 0) + 1
    asked.set(turn, count)
    return count <= (place.questionsEach ?? Infinity)
  }
  return questions
    .map((question) => ({ question, turn: turns.get(question.chapter) ?? -1, key: hash(seed + question.id) }))
    .sort((a, b) => a.turn - b.turn || a.key - b.key || (a.question.id < b.question.id ? -1 : 1))
    .filter(({ turn }) => isWithin(turn))
    .map(({ question }) => question)
}

/** The first question without an answer, where a participant begins or goes on (rule 38); undefined when all are answered. */
export function firstUnanswered<Question extends { id: string }>(
  ordered: readonly Question[],
  answered: Readonly<Record<string, unknown>>,
): Question | undefined {
  return ordered.find(({ id }) => !(id in answered))
}

/** 32 bits of a text: FNV-1a, mixed once more so that texts that differ in one letter at the end fall far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
