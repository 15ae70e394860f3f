import type { FastifyInstance } from 'fastify'

import type { Deps } from '../deps.ts'
import { addEvaluateAnswer } from './evaluate/evaluateAnswer.ts'
import { addGetAvailableGems } from './players/getAvailableGems.ts'
import { addLoginPlayer } from './players/loginPlayer.ts'
import { addLogoutPlayer } from './players/logoutPlayer.ts'
import { addRegisterPlayer } from './players/registerPlayer.ts'
import { addGetQuestions } from './questions/getQuestions.ts'
import { addGetSeason } from './season/getSeason.ts'
import { addBecomeAdmin } from './session/becomeAdmin.ts'
import { addGetSession } from './session/getSession.ts'

/** Every endpoint, one line each. */
export function addRoutes(app: FastifyInstance, deps: Deps): void {
  addGetSession(app, deps)
  addBecomeAdmin(app, deps)
  addRegisterPlayer(app, deps)
  addLoginPlayer(app, deps)
  addLogoutPlayer(app, deps)
  addGetAvailableGems(app, deps)
  addGetSeason(app, deps)
  addGetQuestions(app, deps)
  addEvaluateAnswer(app, deps)
}
