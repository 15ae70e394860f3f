import { codeCandidates } from '@seraph/domain/codes/codeCandidates'
import type { CodeSubject } from '@seraph/domain/codes/composeCode'
import { AppError } from '@seraph/service/appError'
import type { PlayerCode } from '@seraph/schema/vocabulary'

import type { Deps } from '../deps.ts'

/** The codes to try for a place in a team, best first (rule 6); throws `name_has_no_letters`. */
export function codesFor(deps: Deps, subject: CodeSubject): PlayerCode[] {
  const codes = codeCandidates(subject, (code) => code === deps.env.ADMIN_PLAYER_CODE)
  if ('refused' in codes)
    throw new AppError(codes.refused, { issues: [{ path: codes.field, message: 'needs a letter or digit' }] })
  return [...codes]
}
