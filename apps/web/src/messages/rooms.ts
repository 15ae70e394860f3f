import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'

import type { Toast } from '../ui/toasts/toastStore.ts'

const failure = (title: string, description: string): Toast => ({ title, description, isError: true })

/** What people read when a hub refuses a message, by the error's code (rule 40). */
export const channelTexts: Record<ChannelErrorCode, string> = {
  bad_frame: 'The server could not read this. Please reload the page.',
  too_many_messages: 'That was too fast. Please wait a moment.',
  unavailable: 'The server is busy right now. We’ll try again in a moment.',
  room_not_found: 'Room not found',
  seat_lost: 'Unable to identify your participant data. Please join the room again.',
  not_joined: 'Please join a room first.',
  not_host: 'Only the host of this room can do that.',
  room_not_active: 'The quiz in this room is not running.',
  room_completed: 'The session has ended.',
  participant_not_found: 'This participant is no longer in the room.',
  chapter_not_in_season: 'That chapter is not part of this season.',
  chapter_not_assigned: 'This chapter is no longer assigned to you.',
  question_not_found: 'This question is no longer part of the season. Please go on with the next one.',
  question_closed: 'The room had moved on already. What you wrote is kept on this page.',
  chapters_shared: 'Everybody here has the chapters of the room.',
  not_together: 'In this room everybody goes on at their own pace.',
}

/** Toasts of the study rooms, titled as in rule 137. */
export const roomToasts = {
  coachCodeRequired: failure('Coach Code Required', 'Please enter your 4-digit coach code.'),
  invalidCoachCode: (reason = 'Please check your coach code and try again.') => failure('Invalid Coach Code', reason),
  createFailed: (reason: string) => failure('Failed to create room', reason),
  createClubFailed: (reason: string) => failure('Failed to create club room', reason),
  joinFailed: (reason = 'Room not found or full') => failure('Failed to join room', reason),
  joinUnreachable: failure('Failed to join room', 'Failed to join room - please check your connection'),
  cannotStart: (reason: string) => failure('Cannot Start Quiz', reason),
  startFailed: (reason: string) => failure('Failed to start quiz', reason),
  downloadFailed: (reason: string) => failure('Not Downloaded', reason),
  reopenFailed: (reason: string) => failure('Results Not Brought Up to Date', reason),
  startUnreachable: failure('Error starting quiz', 'Please check your connection and try again.'),
  chaptersFailed: (reason: string) => failure('Failed to update chapters', reason),
  connectionError: failure('Connection Error', 'Unable to submit answer - connection lost'),
  hostOffline: failure('Connection Error', 'Your press did not reach the room. Please press again in a moment.'),
  evaluationSlow: {
    title: 'Evaluation Taking Too Long',
    description: 'Your answer is kept, and we keep asking. You can go on meanwhile.',
    isError: true,
  } satisfies Toast,
  answerRefused: (reason: string) => failure('Answer Not Counted', reason),
  sessionLost: failure('Session Lost', 'Unable to identify your participant data. Please join the room again.'),
  noQuestions: failure('No questions found', 'There are no questions for your chapters yet. Please tell your coach.'),
  questionsFailed: failure('Error loading questions', 'Please check your connection and try again.'),
  roomNotFound: failure('Room Not Found', 'This room does not exist, or its session has ended.'),
  sessionEnded: { title: 'Session Ended', description: 'The host has ended this session.' } satisfies Toast,
  youEnded: { title: 'Session Ended', description: 'Here is how everybody did.' } satisfies Toast,
  sessionIdle: { title: 'Session Ended', description: 'Nothing had happened here for a long time.' } satisfies Toast,
  removed: { title: 'You Left the Room', description: 'The host has taken you out of this room.' } satisfies Toast,
  quizStarted: { title: 'Quiz Started', description: 'Take your time!', durationMs: 60_000 } satisfies Toast,
  quizResumed: {
    title: 'Quiz Resumed',
    description: 'Here is the first question that you have not answered yet.',
    durationMs: 60_000,
  } satisfies Toast,
  quizCompleted: (earned: number, possible: number): Toast => ({
    title: 'Quiz Completed',
    description: `You earned ${earned} of ${possible} points.`,
    durationMs: 60_000,
  }),
  actionFailed: (reason: string) => failure('That did not work', reason),
  linkCopied: { title: 'Link copied' } satisfies Toast,
  lineCopied: { title: 'Line copied', description: 'It tells no names.' } satisfies Toast,
} as const

/** Texts of the study rooms that belong to no toast. */
export const roomTexts = {
  playerCodeLength: 'Player code should be 4-10 characters',
  roomCodeForm: 'Please enter a valid 4-digit room code',
  oneChapter: 'At least one chapter must be selected',
  twoParticipants: 'At least 2 participants are needed to start.',
  chaptersMissing: (nicknames: readonly string[]) => `Please assign chapters first to: ${nicknames.join(', ')}`,
  kept: 'Your answer is safe. It will be sent as soon as you are connected again. You can go on.',
  keptTogether:
    'Your answer is safe. It is sent as soon as you are connected again, and counts if the room is still here.',
  leftBehind: (next: number | undefined) =>
    `${next === undefined ? 'That was the last question' : `The room has gone on to question ${next}`} while you were writing. It’s too late for this one to count. What you wrote stays here until you go on.`,
  waitForNext: 'Well done. The next question comes to everybody together.',
  questionMissing: 'This question can’t be shown here. The next one comes to everybody together.',
  keptSlow: 'Your answer is kept, and we keep asking for its mark. You can go on.',
} as const
