import { makeQuestion } from '@seraph/db/testing/make'

/** A question of three points and three names, of which the second is also known by another. */
export const kingsQuestion = makeQuestion({
  id: 'kings',
  verse: 'Isaiah 1:1',
  type: 'list',
  points: 3,
  question: 'Name three kings in whose days Isaiah saw his vision.',
  hint: 'Three names',
  parts: [
    { text: 'Uzziah' },
    { text: 'Jotham' },
    { text: 'Hezekiah', accept: ['Ezekias', 'son of Ahaz', 'father of Manasseh', 'heir of Ahaz'] },
  ],
})

/** The body of a call that answers it. */
export const answerKings = (userAnswer: string, question: object = { id: 'kings' }): object => ({
  userAnswer,
  question,
})
