import { appealMark, hearDecisions, listDecisions } from '@seraph/schema/http/appeals/appeals'
import { getTeamAssignment, setTeamAssignment, undoTeamAssignment } from '@seraph/schema/http/coaches/assignments'
import { addToTeam, listPublicTeams, registerClub } from '@seraph/schema/http/coaches/clubs'
import {
  getCoachDashboard,
  labelPlayer,
  movePlayer,
  removePlayer,
  restorePlayer,
  updateTeam,
} from '@seraph/schema/http/coaches/coachDashboard'
import {
  loginCoach,
  logoutCoach,
  requestCoachCode,
  setupCoachProfile,
  verifyCoach,
} from '@seraph/schema/http/coaches/coaches'
import { askCoach } from '@seraph/schema/http/coachHelp'
import { getDrills, updateInOrder, updateWhichVerse } from '@seraph/schema/http/drills'
import { reportError } from '@seraph/schema/http/appeals/errorReports'
import { getCrossword, listCrosswords } from '@seraph/schema/http/crosswords'
import { evaluateAnswer } from '@seraph/schema/http/evaluate'
import { listFeaturedPlayers } from '@seraph/schema/http/players/featuredPlayers'
import {
  getBestRecord,
  getMemoryData,
  getMemoryIndex,
  recordMemoryGame,
  startMemoryGame,
} from '@seraph/schema/http/memoryGame'
import { giveFeedback } from '@seraph/schema/http/openaiFeedback'
import { deleteRecord, getRecord, updateFeatured, updateSettings } from '@seraph/schema/http/players/playerRecord'
import {
  answerLinkRequest,
  listLinkRequests,
  renewFoundNumber,
  renewNumber,
  renewPlayerNumber,
  showFoundNumber,
  showNumber,
  showPlayerNumbers,
} from '@seraph/schema/http/players/playerNumbers'
import { getAvailableGems, loginPlayer, logoutPlayer, registerPlayer } from '@seraph/schema/http/players/players'
import {
  getPlayerProgress,
  updateAiQuiz,
  updateProgress,
  updateSelfGraded,
  updateTrivia,
} from '@seraph/schema/http/progress'
import { getQuestions } from '@seraph/schema/http/questions'
import { setClubEvents } from '@seraph/schema/http/coaches/clubEvents'
import { listMoments, tellMoments } from '@seraph/schema/http/moments'
import { choosePlayerSeason, getSeason, setClubSeason } from '@seraph/schema/http/season'
import { becomeAdmin, getSession } from '@seraph/schema/http/session'
import { getStatsOverview } from '@seraph/schema/http/stats'
import { getChapterStanding, getRound, getStandings, getToday, setDailyGoal } from '@seraph/schema/http/today'
import { getTrivia } from '@seraph/schema/http/trivia'

/** Every endpoint that is called by name. What the browser gets of them is `callContracts`: importing the schemas brings zod along. */
export const contracts = {
  addToTeam,
  appealMark,
  askCoach,
  becomeAdmin,
  choosePlayerSeason,
  evaluateAnswer,
  getAvailableGems,
  getBestRecord,
  getChapterStanding,
  getCoachDashboard,
  getCrossword,
  getDrills,
  getMemoryData,
  getMemoryIndex,
  getPlayerProgress,
  getQuestions,
  getSeason,
  getRound,
  getSession,
  getStandings,
  getStatsOverview,
  getToday,
  getTeamAssignment,
  listMoments,
  getTrivia,
  giveFeedback,
  hearDecisions,
  listCrosswords,
  listDecisions,
  listPublicTeams,
  loginCoach,
  loginPlayer,
  logoutCoach,
  logoutPlayer,
  recordMemoryGame,
  labelPlayer,
  movePlayer,
  registerClub,
  registerPlayer,
  removePlayer,
  reportError,
  deleteRecord,
  getRecord,
  answerLinkRequest,
  listLinkRequests,
  renewFoundNumber,
  renewNumber,
  renewPlayerNumber,
  showFoundNumber,
  showNumber,
  showPlayerNumbers,
  listFeaturedPlayers,
  updateSettings,
  startMemoryGame,
  undoTeamAssignment,
  updateAiQuiz,
  updateFeatured,
  updateInOrder,
  updateProgress,
  updateSelfGraded,
  updateTrivia,
  updateWhichVerse,
  requestCoachCode,
  restorePlayer,
  setClubEvents,
  setClubSeason,
  setDailyGoal,
  setTeamAssignment,
  tellMoments,
  setupCoachProfile,
  updateTeam,
  verifyCoach,
}

export type Contracts = typeof contracts
