import type { RoomParticipant } from '@seraph/schema/rooms/room'

/**
 * How many questions a participant has answered, and how many there are with those that are still to come (rule 178). `total` is undefined
 * as long as a chapter's count isn't known.
 * @param inChapter how many questions a chapter has; `answeredIn`: how many of them this participant has answered.
 * @param questionsEach how many are asked of what was given at once; null asks all.
 */
export function countQuestions(
  participant: Pick<RoomParticipant, 'assignedChapters' | 'givenChapters' | 'questionsAnswered'>,
  room: {
    questionsEach: number | null
    inChapter: (chapter: number) => number | undefined
    answeredIn: (chapter: number) => number
  },
): { answered: number; total: number | undefined } {
  const { assignedChapters, givenChapters, questionsAnswered: answered } = participant
  let open = 0
  for (const together of givenChapters) {
    const chapters = together.filter((chapter) => assignedChapters.includes(chapter))
    const counts = chapters.map(room.inChapter)
    if (counts.includes(undefined)) return { answered, total: undefined }
    const all = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
    const done = chapters.reduce((sum, chapter) => sum + room.answeredIn(chapter), 0)
    open += Math.max(0, Math.min(all, room.questionsEach ?? Infinity) - done)
  }
  return { answered, total: answered + open }
}
