import { seededRandom, shuffled } from '@seraph/domain/crosswords/seededRandom'

const share = process.env['SERAPH_TEST_ALL'] === '1' ? 1 : 8
const seed = 2026

/** One in eight of a season's questions for the ordinary run, the same ones for everybody; all where SERAPH_TEST_ALL asks for it. */
export function seededShare<Question>(questions: readonly Question[]): Question[] {
  return shuffled(questions, seededRandom(seed)).slice(0, Math.ceil(questions.length / share))
}
