import type { FastifyInstance } from 'fastify'

import type { Deps } from '../deps.ts'
import { addGetSession } from './session/getSession.ts'

/** Every endpoint, one line each. */
export function addRoutes(app: FastifyInstance, deps: Deps): void {
  addGetSession(app, deps)
}
