import { addToTeam, listPublicTeams, registerClub } from '@seraph/schema/http/clubs'
import {
  getCoachDashboard,
  movePlayer,
  removePlayer,
  restorePlayer,
  updateTeam,
} from '@seraph/schema/http/coachDashboard'
import { loginCoach, logoutCoach, requestCoachCode, setupCoachProfile, verifyCoach } from '@seraph/schema/http/coaches'
import { askCoach } from '@seraph/schema/http/coachHelp'
import { reportError } from '@seraph/schema/http/errorReports'
import { getCrossword, listCrosswords } from '@seraph/schema/http/crosswords'
import { evaluateAnswer } from '@seraph/schema/http/evaluate'
import { listFeaturedPlayers } from '@seraph/schema/http/featuredPlayers'
import {
  getBestRecord,
  getMemoryData,
  getMemoryIndex,
  recordMemoryGame,
  startMemoryGame,
} from '@seraph/schema/http/memoryGame'
import { giveFeedback } from '@seraph/schema/http/openaiFeedback'
import { deleteRecord, getRecord, updateFeatured, updateSettings } from '@seraph/schema/http/playerRecord'
import { getAvailableGems, loginPlayer, logoutPlayer, registerPlayer } from '@seraph/schema/http/players'
import {
  getPlayerProgress,
  updateAiQuiz,
  updateProgress,
  updateSelfGraded,
  updateTrivia,
} from '@seraph/schema/http/progress'
import { getQuestions } from '@seraph/schema/http/questions'
import { getSeason } from '@seraph/schema/http/season'
import { becomeAdmin, getSession } from '@seraph/schema/http/session'
import { getStatsOverview } from '@seraph/schema/http/stats'
import { getTrivia } from '@seraph/schema/http/trivia'

export { callEndpoint } from './callEndpoint.ts'

/** Every endpoint that the web app calls. Imported by `call` alone, and late: the first paint must not wait for the schemas. */
export const contracts = {
  addToTeam,
  askCoach,
  becomeAdmin,
  evaluateAnswer,
  getAvailableGems,
  getBestRecord,
  getCoachDashboard,
  getCrossword,
  getMemoryData,
  getMemoryIndex,
  getPlayerProgress,
  getQuestions,
  getSeason,
  getSession,
  getStatsOverview,
  getTrivia,
  giveFeedback,
  listCrosswords,
  listPublicTeams,
  loginCoach,
  loginPlayer,
  logoutCoach,
  logoutPlayer,
  recordMemoryGame,
  movePlayer,
  registerClub,
  registerPlayer,
  removePlayer,
  reportError,
  deleteRecord,
  getRecord,
  listFeaturedPlayers,
  updateSettings,
  startMemoryGame,
  updateAiQuiz,
  updateFeatured,
  updateProgress,
  updateSelfGraded,
  updateTrivia,
  requestCoachCode,
  restorePlayer,
  setupCoachProfile,
  updateTeam,
  verifyCoach,
}

export type Contracts = typeof contracts
