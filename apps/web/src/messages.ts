import { amountText } from './language/amountText.ts'
import { ApiError, UnreachableError } from './api/apiError.ts'
import type { Toast } from './ui/toasts/toastStore.ts'

/** For a fault that nobody foresaw. */
export const internalText = 'Something went wrong on our side. Please try again.'
export const unavailableText = 'The server is busy right now. Please try again in a moment.'
export const gemTakenText =
  'This gem is already taken for this club, team and chapter combination. Please select a different gem.'

const unreachable = 'We could not reach the server. Please check your connection and try again.'

/** The text for whatever a call has thrown; how long to wait is told where the server told it. */
export function textOf(error: unknown): string {
  if (error instanceof UnreachableError) return unreachable
  if (error instanceof ApiError && error.code === 'too_many_attempts' && error.retryAfterSeconds !== undefined) {
    return `Too many attempts. Please wait ${waitText(error.retryAfterSeconds)} and try again.`
  }
  if (!(error instanceof ApiError)) return internalText
  return error.sentence ?? (error.status >= 502 ? unavailableText : internalText)
}

function waitText(seconds: number): string {
  if (seconds <= 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Texts that belong to no toast. */
export const texts = {
  chooseChapter: 'Please select at least one chapter to begin.',
  noQuestions: 'There are no questions for the chapters that you chose.',
  questionsFailed: (chapter: number) => `Failed to load questions for chapter ${chapter}`,
} as const

/** Every toast, worded as in the documents' catalogues. */
export const toasts = {
  welcomeBack: (code: string): Toast => ({
    title: 'Welcome back!',
    description: `Logged in as ${code}`,
    durationMs: 3_000,
  }),
  playerCodeUpdated: (code: string): Toast => ({
    title: 'Player Code Updated',
    description: `Your code is now ${code}. Please use it from now on.`,
    durationMs: 8_000,
  }),
  loginFailed: (reason: string): Toast => ({ title: 'Login Failed', description: reason, isError: true }),
  loggedOut: { title: 'Logged Out' } satisfies Toast,
  logoutFailed: (reason: string): Toast => ({ title: 'Logout Failed', description: reason, isError: true }),
  codeGenerationFailed: (reason = 'Something went wrong. Please try again.'): Toast => ({
    title: 'Code Generation Failed',
    description: reason,
    isError: true,
  }),
  gemNotAvailable: { title: 'Gem Not Available', description: gemTakenText, isError: true } satisfies Toast,
  adminOpened: { title: 'Administrator', description: 'You have admin rights for 12 hours.' } satisfies Toast,
  adminFailed: (reason: string): Toast => ({ title: 'Access Denied', description: reason, isError: true }),
  quizStarted: (questions: number): Toast => ({
    title: 'Quiz Started',
    description: `${amountText(questions, 'question')}. Take your time!`,
    durationMs: 60_000,
  }),
  quizCompleted: (earned: number, possible: number): Toast => ({
    title: 'Quiz Completed',
    description: `You earned ${earned} of ${possible} points.`,
    durationMs: 60_000,
  }),
}
