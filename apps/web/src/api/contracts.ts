import { askCoach } from '@seraph/schema/http/coachHelp'
import { evaluateAnswer } from '@seraph/schema/http/evaluate'
import { giveFeedback } from '@seraph/schema/http/openaiFeedback'
import { getAvailableGems, loginPlayer, logoutPlayer, registerPlayer } from '@seraph/schema/http/players'
import { getPlayerProgress, updateAiQuiz, updateProgress, updateSelfGraded } from '@seraph/schema/http/progress'
import { getQuestions } from '@seraph/schema/http/questions'
import { getSeason } from '@seraph/schema/http/season'
import { becomeAdmin, getSession } from '@seraph/schema/http/session'
import { getStatsOverview } from '@seraph/schema/http/stats'

export { callEndpoint } from './callEndpoint.ts'

/** Every endpoint that the web app calls. Imported by `call` alone, and late: the first paint must not wait for the schemas. */
export const contracts = {
  askCoach,
  becomeAdmin,
  evaluateAnswer,
  getAvailableGems,
  getPlayerProgress,
  getQuestions,
  getSeason,
  getSession,
  getStatsOverview,
  giveFeedback,
  loginPlayer,
  logoutPlayer,
  registerPlayer,
  updateAiQuiz,
  updateProgress,
  updateSelfGraded,
}

export type Contracts = typeof contracts
