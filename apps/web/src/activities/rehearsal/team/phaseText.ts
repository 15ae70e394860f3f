import type { EventPhase } from '@seraph/schema/rooms/eventPhase'

/** Where an event stands, in words for everybody. */
export const phaseText: Readonly<Record<EventPhase, string>> = {
  lobby: 'Starting soon',
  read_1: 'First reading',
  read_2: 'Second reading',
  answer: 'Write your answer',
  locked: 'Pens down',
  marking: 'The sheets are being marked',
  reveal: 'The answer is shown',
  break: 'A break',
  end: 'The event is over',
}
