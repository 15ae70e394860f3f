/**
 * What an event can count, each a whole number.
 * - `questionsAnswered`, `pointsEarned`, `pointsPossible`: questions and their points; a trivia question weighs 1 (rule 22).
 * - the others: sums of one activity, which stand under the same name in a player's totals.
 */
export const countNames = [
  'questionsAnswered',
  'pointsEarned',
  'pointsPossible',
  'crosswordsCompleted',
  'triviaPoints',
  'memoryPoints',
] as const
export type CountName = (typeof countNames)[number]
export type Counts = Readonly<Record<CountName, number>>

const questions = ['questionsAnswered', 'pointsEarned', 'pointsPossible'] as const

/** What an event is about (rule 101), and which of the counts belong to it: whatever else it says is not counted (rule 139). */
export const countsOfKind = {
  'ai-evaluated': questions,
  'self-graded': questions,
  trivia: [...questions, 'triviaPoints'],
  'which-verse': questions,
  'in-order': questions,
  crossword: ['crosswordsCompleted'],
  memory: ['memoryPoints'],
  study: [],
} as const satisfies Readonly<Record<string, readonly CountName[]>>

export type ProgressKind = keyof typeof countsOfKind

/** The kinds of event that answer questions (rule 121). */
export type QuestionKind = {
  [Kind in ProgressKind]: 'questionsAnswered' extends (typeof countsOfKind)[Kind][number] ? Kind : never
}[ProgressKind]

/** The sums of single activities. */
export type SumName = Exclude<CountName, (typeof questions)[number]>

export const progressKinds = Object.keys(countsOfKind) as readonly ProgressKind[]

/** Does an event of this kind answer questions? */
export function isQuestionKind(kind: ProgressKind): kind is QuestionKind {
  const counts: readonly CountName[] = countsOfKind[kind]
  return counts.includes('questionsAnswered')
}

/**
 * Do answers of this kind count for ranks and boards, and as accuracy by chapter?
 * Self-graded ones are marked on the player's honour, and drills ask the
 * same few things again and again (rule 203).
 */
export function isMarkedKind(kind: ProgressKind): boolean {
  return kind === 'ai-evaluated' || kind === 'trivia'
}

export const questionKinds: readonly QuestionKind[] = progressKinds.filter(isQuestionKind)
export const sumNames = countNames.filter((name): name is SumName => !(questions as readonly string[]).includes(name))

/** The kind whose questions the server marks itself: they are counted by its marks, not by what an event says. */
export const evaluatedKind = 'ai-evaluated' as const satisfies QuestionKind

/** An event's counts: what is given, and nothing else. */
export function countsWith(given: Partial<Counts> = {}): Counts {
  const none = Object.fromEntries(countNames.map((name) => [name, 0])) as Counts
  return { ...none, ...given }
}

/** The names under which the sums of single activities are sent. */
export const sumFigures = {
  crosswordsCompleted: 'totalCrosswordsCompleted',
  triviaPoints: 'triviaPointsEarned',
  memoryPoints: 'memorizationGamePoints',
} as const satisfies Readonly<Record<SumName, string>>
export type SumFigure = (typeof sumFigures)[SumName]

/** Those of a kind's questions: how many were answered, and how well. */
export const questionFigures = {
  'ai-evaluated': { count: 'aiEvaluatedQuestions', accuracy: 'aiAccuracy' },
  'self-graded': { count: 'selfGradedQuestions', accuracy: 'selfGradedAccuracy' },
  trivia: { count: 'triviaQuestions', accuracy: 'triviaAccuracy' },
  'which-verse': { count: 'whichVerseTasks', accuracy: 'whichVerseAccuracy' },
  'in-order': { count: 'inOrderLists', accuracy: 'inOrderAccuracy' },
} as const satisfies Readonly<Record<QuestionKind, { count: string; accuracy: string }>>
export type QuestionCount = (typeof questionFigures)[QuestionKind]['count']
export type QuestionAccuracy = (typeof questionFigures)[QuestionKind]['accuracy']
