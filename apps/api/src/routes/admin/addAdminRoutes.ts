import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { addConfirmCleaning } from './confirmCleaning.ts'
import { addFindPlayers } from './findPlayers.ts'
import { addFoundNumbers } from './foundNumbers.ts'
import { addGetCleaning } from './getCleaning.ts'
import { addGetReportedQuestion } from './getReportedQuestion.ts'
import { addIssueCoachCodes } from './codes/issueCoachCodes.ts'
import { addListAuditEntries } from './listAuditEntries.ts'
import { addListCoachRequests } from './codes/listCoachRequests.ts'
import { addGetMarking } from './getMarking.ts'
import { addListContributors } from './listContributors.ts'
import { addListEditionMeters } from './listEditionMeters.ts'
import { addListErrorReports } from './listErrorReports.ts'
import { addListIssuedCoachCodes } from './codes/listIssuedCoachCodes.ts'
import { addMergePlayers } from './mergePlayers.ts'
import { addReplaceIssuedCoachCode } from './codes/replaceIssuedCoachCode.ts'
import { addRestoreDeletedPlayer } from './restoreDeletedPlayer.ts'
import { addRevokeIssuedCoachCode } from './codes/revokeIssuedCoachCode.ts'
import { addUnlikelyPlayers } from './unlikelyPlayers.ts'
import { addUpdateCoachRequest } from './codes/updateCoachRequest.ts'
import { addUpdateDisplayName } from './updateDisplayName.ts'
import { addUpdateErrorReport } from './updateErrorReport.ts'
import { addDecideName } from './names/decideName.ts'
import { addListNames } from './names/listNames.ts'

/** What the admin alone may ask for; each endpoint checks that by itself. */
export function addAdminRoutes(app: FastifyInstance, deps: Deps): void {
  addListErrorReports(app, deps)
  addUpdateErrorReport(app, deps)
  addGetReportedQuestion(app, deps)
  addGetMarking(app, deps)
  addListContributors(app, deps)
  addListIssuedCoachCodes(app, deps)
  addIssueCoachCodes(app, deps)
  addRevokeIssuedCoachCode(app, deps)
  addReplaceIssuedCoachCode(app, deps)
  addListCoachRequests(app, deps)
  addUpdateCoachRequest(app, deps)
  addFindPlayers(app, deps)
  addFoundNumbers(app, deps)
  addUpdateDisplayName(app, deps)
  addRestoreDeletedPlayer(app, deps)
  addMergePlayers(app, deps)
  addUnlikelyPlayers(app, deps)
  addListEditionMeters(app, deps)
  addListAuditEntries(app, deps)
  addGetCleaning(app, deps)
  addConfirmCleaning(app, deps)
  addListNames(app, deps)
  addDecideName(app, deps)
}
