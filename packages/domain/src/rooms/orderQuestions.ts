/**
 * A participant's questions in its own order: a pure function of room and participant, so that every device and every reload has the
 * same (ruling 36). Questions keep their order among themselves when others come or go.
 */
export function orderQuestions<Question extends { id: string }>(
  questions: readonly Question[],
  place: { roomId: string; participantId: string },
): Question[] {
  const seed = `${place.roomId} ${place.participantId} `
  return questions
    .map((question) => ({ question, key: hash(seed + question.id) }))
    .sort((a, b) => a.key - b.key || (a.question.id < b.question.id ? -1 : 1))
    .map(({ question }) => question)
}

/** The first question without an answer, where a participant begins or goes on (ruling 38); undefined when all are answered. */
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
