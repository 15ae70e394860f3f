import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { countQuestions } from './countQuestions.ts'
import { giveChapters } from '../giveChapters.ts'
import { orderQuestions } from '../orderQuestions.ts'

const questions = [1, 2, 3, 4].flatMap((chapter) =>
  Array.from({ length: chapter * 2 }, (_, at) => ({ id: `${chapter}-${at}`, chapter })),
)
const inChapter = (chapter: number): number => questions.filter((one) => one.chapter === chapter).length
const chapters = fc
  .uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1 })
  .map((some) => some.toSorted((a, b) => a - b))

test('what the host reads as the total is what the child is asked in all, whatever is given and answered meanwhile', () => {
  const steps = fc.array(fc.oneof(chapters, fc.constant('answer' as const)), { maxLength: 20 })
  fc.assert(
    fc.property(steps, fc.option(fc.integer({ min: 1, max: 8 })), (events, questionsEach) => {
      let given = { assignedChapters: [] as number[], givenChapters: [] as number[][] }
      const answered = new Set<string>()
      for (const event of events) {
        const asked = (): { id: string }[] =>
          orderQuestions(
            questions.filter(({ chapter }) => given.assignedChapters.includes(chapter)),
            { roomId: 'r', participantId: 'p', givenChapters: given.givenChapters, questionsEach },
          )
        if (event !== 'answer') {
          // What was given before is answered first, or kept: nothing is taken back here.
          given = giveChapters(
            given,
            [...new Set([...given.assignedChapters, ...event])].toSorted((a, b) => a - b),
          )
        } else {
          const next = asked().find(({ id }) => !answered.has(id))
          if (next !== undefined) answered.add(next.id)
        }
        const answeredIn = (chapter: number): number =>
          questions.filter((one) => one.chapter === chapter && answered.has(one.id)).length
        const counted = countQuestions(
          { ...given, questionsAnswered: answered.size },
          { questionsEach, inChapter, answeredIn },
        )
        expect(counted).toEqual({ answered: answered.size, total: asked().length })
      }
    }),
  )
})

test('as long as a chapter’s count isn’t known there is no total', () => {
  const participant = { assignedChapters: [9], givenChapters: [[9]], questionsAnswered: 0 }
  const room = { questionsEach: null, inChapter: () => undefined, answeredIn: () => 0 }
  expect(countQuestions(participant, room)).toEqual({ answered: 0, total: undefined })
})
