import type { SeatFilter, SeatOrder, SeatState } from '@seraph/domain/rooms/watchSeats'

/** What a host reads of a participant. */
export const stateWords: Record<SeatState, string> = {
  asking: 'Asks to come in',
  no_chapters: 'No chapters yet',
  away: 'Away',
  quiet: 'Quiet',
  typing: 'Typing…',
  here: 'Here',
  finished: 'Finished',
  left: 'Left',
  removed: 'Removed',
}

export const orderWords: Record<SeatOrder, string> = {
  look: 'Who needs you first',
  name: 'Name',
  progress: 'Least done first',
  accuracy: 'Lowest accuracy first',
}

export const filterWords: Record<SeatFilter, string> = {
  all: 'Everybody',
  look: 'Who needs you',
  working: 'At work',
  finished: 'Finished',
}

/** How far somebody is: "23 of 40", or "23" as long as the number of questions isn't known. */
export function progressText({ answered, total }: { answered: number; total: number | undefined }): string {
  return total === undefined ? String(answered) : `${answered} of ${total}`
}
