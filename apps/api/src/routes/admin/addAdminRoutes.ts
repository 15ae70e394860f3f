import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { addFindPlayers } from './findPlayers.ts'
import { addGetReportedQuestion } from './getReportedQuestion.ts'
import { addIssueCoachCodes } from './issueCoachCodes.ts'
import { addListAuditEntries } from './listAuditEntries.ts'
import { addListCoachRequests } from './listCoachRequests.ts'
import { addListContributors } from './listContributors.ts'
import { addListEditionMeters } from './listEditionMeters.ts'
import { addListErrorReports } from './listErrorReports.ts'
import { addListIssuedCoachCodes } from './listIssuedCoachCodes.ts'
import { addMergePlayers } from './mergePlayers.ts'
import { addReplaceIssuedCoachCode } from './replaceIssuedCoachCode.ts'
import { addRestoreDeletedPlayer } from './restoreDeletedPlayer.ts'
import { addRevokeIssuedCoachCode } from './revokeIssuedCoachCode.ts'
import { addUpdateCoachRequest } from './updateCoachRequest.ts'
import { addUpdateDisplayName } from './updateDisplayName.ts'
import { addUpdateErrorReport } from './updateErrorReport.ts'

/** What the admin alone may ask for; each endpoint checks that by itself. */
export function addAdminRoutes(app: FastifyInstance, deps: Deps): void {
  addListErrorReports(app, deps)
  addUpdateErrorReport(app, deps)
  addGetReportedQuestion(app, deps)
  addListContributors(app, deps)
  addListIssuedCoachCodes(app, deps)
  addIssueCoachCodes(app, deps)
  addRevokeIssuedCoachCode(app, deps)
  addReplaceIssuedCoachCode(app, deps)
  addListCoachRequests(app, deps)
  addUpdateCoachRequest(app, deps)
  addFindPlayers(app, deps)
  addUpdateDisplayName(app, deps)
  addRestoreDeletedPlayer(app, deps)
  addMergePlayers(app, deps)
  addListEditionMeters(app, deps)
  addListAuditEntries(app, deps)
}
