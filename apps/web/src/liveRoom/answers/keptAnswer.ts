/** An answer that no hub has acknowledged yet: of one room and participant, under its own submission id (rule 36). */
export type KeptAnswer = {
  submissionId: string
  roomId: string
  participantId: string
  questionId: string
  questionIndex: number
  answer: string
  /** The question's words, to be read where the answer comes too late (rule 207). */
  question?: string
}

/** Where they are kept, each room's and participant's in the order in which they were given. */
export type AnswerStore = {
  list: (seat: { roomId: string; participantId: string }) => Promise<KeptAnswer[]>
  add: (answer: KeptAnswer) => Promise<void>
  remove: (submissionId: string) => Promise<void>
}
