import type { EventRoom } from '@seraph/schema/http/events/eventRoom'

/** What the host's main button says; undefined while there is nothing to press but to wait. */
export function nextStep({ phase, question, questions }: Pick<EventRoom, 'phase' | 'question' | 'questions'>) {
  const words = {
    lobby: 'Begin: First Reading',
    read_1: 'Second Reading',
    read_2: 'Start the Time',
    answer: undefined,
    locked: undefined,
    marking: 'Show the Answer',
    reveal: question + 1 < questions ? 'Next Question' : 'To the Result',
    break: 'End the Break',
    end: undefined,
  } as const
  return words[phase]
}
