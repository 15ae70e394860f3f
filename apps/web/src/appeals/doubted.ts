/** What somebody asks about: the mark of an answer, or of a sheet of one's own rehearsal, by the number of its question from 0. */
export type Doubted = { evaluationId: string } | { rehearsalId: string; question: number }
