import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { addAppealMark } from './appealMark.ts'
import { addDecideAppeals } from './decideAppeals.ts'
import { addHearDecisions } from './hearDecisions.ts'
import { addListAppeals } from './listAppeals.ts'
import { addListDecisions } from './listDecisions.ts'
import { addListDoubtedQuestions } from './listDoubtedQuestions.ts'
import { addListLackingAnswers } from './listLackingAnswers.ts'
import { addPreviewWording } from './previewWording.ts'
import { addUndoRevision } from './undoRevision.ts'

/** Appeals about marks, what people decide about them, and what children hear of it. */
export function addAppeals(app: FastifyInstance, deps: Deps): void {
  addAppealMark(app, deps)
  addListAppeals(app, deps)
  addPreviewWording(app, deps)
  addDecideAppeals(app, deps)
  addUndoRevision(app, deps)
  addListDecisions(app, deps)
  addHearDecisions(app, deps)
  addListLackingAnswers(app, deps)
  addListDoubtedQuestions(app, deps)
}
