import type { FastifyInstance } from 'fastify'

import type { Deps } from '../deps.ts'
import { addAdminRoutes } from './admin/addAdminRoutes.ts'
import { addDecideAppearance } from './appearances/decideAppearance.ts'
import { addAppeals } from './appeals/addAppeals.ts'
import { addListAppearances } from './appearances/listAppearances.ts'
import { addAskCoach } from './coachHelp/askCoach.ts'
import { addEventInvitations } from './eventInvitations/addEventInvitations.ts'
import { addEventRooms } from './eventRooms/addEventRooms.ts'
import { addReportError } from './errorReports/reportError.ts'
import { addGetDrills } from './drills/getDrills.ts'
import { addUpdateInOrder } from './drills/updateInOrder.ts'
import { addUpdateWhichVerse } from './drills/updateWhichVerse.ts'
import { addGetCrossword } from './crosswords/getCrossword.ts'
import { addListCrosswords } from './crosswords/listCrosswords.ts'
import { addTeamAssignment } from './assignments/teamAssignment.ts'
import { addListPublicTeams } from './clubs/listPublicTeams.ts'
import { addRegisterClub } from './clubs/registerClub.ts'
import { addGetCoachDashboard } from './coaches/getCoachDashboard.ts'
import { addGetCoachMap } from './teamMaps/getCoachMap.ts'
import { addGetTeamReadiness } from './teamMaps/getTeamReadiness.ts'
import { addGetTeamWeek } from './teamMaps/getTeamWeek.ts'
import { addLoginCoach } from './coaches/session/loginCoach.ts'
import { addLogoutCoach } from './coaches/session/logoutCoach.ts'
import { addRenewPlayerNumber } from './coaches/renewPlayerNumber.ts'
import { addShowPlayerNumbers } from './coaches/showPlayerNumbers.ts'
import { addLabelPlayer } from './coaches/labelPlayer.ts'
import { addMovePlayer } from './coaches/movePlayer.ts'
import { addRemovePlayer } from './coaches/removePlayer.ts'
import { addRequestCoachCode } from './coaches/session/requestCoachCode.ts'
import { addRestorePlayer } from './coaches/restorePlayer.ts'
import { addSetupCoachProfile } from './coaches/session/setupCoachProfile.ts'
import { addCoachHelpers } from './coaches/helpers/addCoachHelpers.ts'
import { addFreeSeat } from './coaches/seats/freeSeat.ts'
import { addListCoachSeats } from './coaches/seats/listCoachSeats.ts'
import { addUpdateTeam } from './coaches/updateTeam.ts'
import { addVerifyCoach } from './coaches/session/verifyCoach.ts'
import { addEvaluateAnswer } from './evaluate/evaluateAnswer.ts'
import { addListFeaturedPlayers } from './featuredPlayers/listFeaturedPlayers.ts'
import { addGetBestRecord } from './memoryGame/getBestRecord.ts'
import { addGetMemoryData } from './memoryGame/getMemoryData.ts'
import { addGetMemoryIndex } from './memoryGame/getMemoryIndex.ts'
import { addDrawEventSet } from './rehearsals/drawEventSet.ts'
import { addGetEventSet } from './rehearsals/getEventSet.ts'
import { addSwapEventQuestion } from './rehearsals/swapEventQuestion.ts'
import { addStartRehearsal } from './rehearsals/startRehearsal.ts'
import { addGetRehearsal } from './rehearsals/getRehearsal.ts'
import { addListRehearsals } from './rehearsals/listRehearsals.ts'
import { addOpenRehearsalSheet } from './rehearsals/openRehearsalSheet.ts'
import { addKeepRehearsalDraft } from './rehearsals/keepRehearsalDraft.ts'
import { addHandInRehearsalSheet } from './rehearsals/handInRehearsalSheet.ts'
import { addRecordMemoryGame } from './memoryGame/recordMemoryGame.ts'
import { addStartMemoryGame } from './memoryGame/startMemoryGame.ts'
import { addGiveFeedback } from './openaiFeedback/giveFeedback.ts'
import { addAnswerLinkRequest } from './players/links/answerLinkRequest.ts'
import { addListLinkRequests } from './players/links/listLinkRequests.ts'
import { addRenewNumber } from './players/renewNumber.ts'
import { addShowNumber } from './players/showNumber.ts'
import { addAddToTeam } from './players/links/addToTeam.ts'
import { addGetAvailableGems } from './players/registration/getAvailableGems.ts'
import { addLoginPlayer } from './players/loginPlayer.ts'
import { addLogoutPlayer } from './players/logoutPlayer.ts'
import { addRegisterPlayer } from './players/registration/registerPlayer.ts'
import { addDeleteRecord } from './players/deleteRecord.ts'
import { addGetRecord } from './players/getRecord.ts'
import { addUpdateFeatured } from './players/updateFeatured.ts'
import { addUpdateSettings } from './players/updateSettings.ts'
import { addGetPlayerProgress } from './progress/getPlayerProgress.ts'
import { addUpdateAiQuiz } from './progress/updateAiQuiz.ts'
import { addUpdateProgress } from './progress/updateProgress.ts'
import { addUpdateSelfGraded } from './progress/updateSelfGraded.ts'
import { addUpdateTrivia } from './progress/updateTrivia.ts'
import { addGetQuestions } from './questions/getQuestions.ts'
import { addChoosePlayerSeason } from './season/choosePlayerSeason.ts'
import { addGetSeason } from './season/getSeason.ts'
import { addGetSpokenNames } from './season/getSpokenNames.ts'
import { addSetClubEvents } from './coaches/setClubEvents.ts'
import { addSetClubSeason } from './season/setClubSeason.ts'
import { addBecomeAdmin } from './session/becomeAdmin.ts'
import { addGetSession } from './session/getSession.ts'
import { addGetStatsOverview } from './stats/getStatsOverview.ts'
import { addStudyRooms } from './studyRooms/addStudyRooms.ts'
import { addGetRound } from './today/getRound.ts'
import { addListMoments } from './moments/listMoments.ts'
import { addTellMoments } from './moments/tellMoments.ts'
import { addGetChapterStanding } from './today/getChapterStanding.ts'
import { addGetStandings } from './today/getStandings.ts'
import { addGetToday } from './today/getToday.ts'
import { addSetDailyGoal } from './today/setDailyGoal.ts'
import { addGetTrivia } from './trivia/getTrivia.ts'

/** Every endpoint, one line each. */
export function addRoutes(app: FastifyInstance, deps: Deps): void {
  addGetSession(app, deps)
  addBecomeAdmin(app, deps)
  addRegisterPlayer(app, deps)
  addLoginPlayer(app, deps)
  addLogoutPlayer(app, deps)
  addGetAvailableGems(app, deps)
  addUpdateFeatured(app, deps)
  addUpdateSettings(app, deps)
  addGetRecord(app, deps)
  addDeleteRecord(app, deps)
  addShowNumber(app, deps)
  addRenewNumber(app, deps)
  addListLinkRequests(app, deps)
  addAnswerLinkRequest(app, deps)
  addVerifyCoach(app, deps)
  addLoginCoach(app, deps)
  addSetupCoachProfile(app, deps)
  addLogoutCoach(app, deps)
  addRequestCoachCode(app, deps)
  addRegisterClub(app, deps)
  addAddToTeam(app, deps)
  addGetCoachDashboard(app, deps)
  addGetCoachMap(app, deps)
  addGetTeamReadiness(app, deps)
  addGetTeamWeek(app, deps)
  addUpdateTeam(app, deps)
  addMovePlayer(app, deps)
  addLabelPlayer(app, deps)
  addRemovePlayer(app, deps)
  addRestorePlayer(app, deps)
  addListCoachSeats(app, deps)
  addFreeSeat(app, deps)
  addCoachHelpers(app, deps)
  addShowPlayerNumbers(app, deps)
  addRenewPlayerNumber(app, deps)
  addTeamAssignment(app, deps)
  addListPublicTeams(app, deps)
  addListAppearances(app, deps)
  addDecideAppearance(app, deps)
  addGetSeason(app, deps)
  addGetSpokenNames(app, deps)
  addChoosePlayerSeason(app, deps)
  addSetClubSeason(app, deps)
  addSetClubEvents(app, deps)
  addGetQuestions(app, deps)
  addGetTrivia(app, deps)
  addGetDrills(app, deps)
  addUpdateWhichVerse(app, deps)
  addUpdateInOrder(app, deps)
  addListCrosswords(app, deps)
  addGetCrossword(app, deps)
  addEvaluateAnswer(app, deps)
  addAskCoach(app, deps)
  addGiveFeedback(app, deps)
  addGetToday(app, deps)
  addSetDailyGoal(app, deps)
  addGetRound(app, deps)
  addGetChapterStanding(app, deps)
  addGetStandings(app, deps)
  addListMoments(app, deps)
  addTellMoments(app, deps)
  addGetPlayerProgress(app, deps)
  addUpdateProgress(app, deps)
  addUpdateAiQuiz(app, deps)
  addUpdateSelfGraded(app, deps)
  addUpdateTrivia(app, deps)
  addGetStatsOverview(app, deps)
  addStudyRooms(app, deps)
  addReportError(app, deps)
  addAppeals(app, deps)
  addAdminRoutes(app, deps)
  addListFeaturedPlayers(app, deps)
  addGetMemoryIndex(app, deps)
  addGetMemoryData(app, deps)
  addGetBestRecord(app, deps)
  addStartMemoryGame(app, deps)
  addRecordMemoryGame(app, deps)
  addDrawEventSet(app, deps)
  addGetEventSet(app, deps)
  addSwapEventQuestion(app, deps)
  addStartRehearsal(app, deps)
  addGetRehearsal(app, deps)
  addListRehearsals(app, deps)
  addOpenRehearsalSheet(app, deps)
  addKeepRehearsalDraft(app, deps)
  addHandInRehearsalSheet(app, deps)
  addEventRooms(app, deps)
  addEventInvitations(app, deps)
}
