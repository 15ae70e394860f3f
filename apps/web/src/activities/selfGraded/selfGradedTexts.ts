/** Texts of the self-graded quiz. */
export const selfGradedTexts = {
  loadFailed: 'Failed to load questions for these chapters.',
  think: 'Think of your answer first, or say it aloud. Then look.',
  howMany: 'How many points did you earn?',
  reset: {
    title: 'Reset this quiz?',
    text: 'The scores of this round are not saved yet and will be lost.',
    verb: 'Reset Quiz',
  },
  leftOpen: (count: number) =>
    count === 1
      ? 'One question still has no score. Here it is.'
      : `${count} questions still have no score. Here is the first.`,
} as const
