import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { setDisplayName } from '@seraph/db/queries/admin/foundPlayers'
import { hideName, renamePlace } from '@seraph/db/queries/names/decideName'
import type { Tx } from '@seraph/db/open'
import { initials } from '@seraph/domain/codes/initials'
import { decideName } from '@seraph/schema/http/admin/adminNames'
import type { NameKind } from '@seraph/schema/http/admin/adminNames'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession } from '../../../session.ts'
import { nameOf } from '../../../codes/nameOf.ts'

/** Rule 147. Each decision is undone by the opposite one; the one before the last name is kept beside it. */
export function addDecideName(app: FastifyInstance, deps: Deps): void {
  serve(app, decideName, async ({ params, body, request }) => {
    await getAdminSession(deps, request)
    const { name, isHidden } = body
    await deps.db.transaction().execute(async (tx) => {
      if (name !== undefined) await rename(tx, { ...params, name })
      if (isHidden !== undefined) await hide(tx, { ...params, isHidden })
    })
    return { isDecided: true } as const
  })
}

async function hide(tx: Tx, given: { kind: NameKind; id: string; isHidden: boolean }): Promise<void> {
  const label = await hideName(tx, given)
  if (label === undefined) throw new AppError('not_found')
  const act = given.isHidden ? 'name.hidden' : 'name.shown'
  await insertAuditEntry(tx, { actor: 'admin', act, subject: { ...subjectOf(given), [given.kind]: label } })
}

/** A display name, which may be an actual one, stands in no log (rule 34). */
async function rename(tx: Tx, given: { kind: NameKind; id: string; name: string }): Promise<void> {
  const { kind, id, name } = given
  const subject = subjectOf(given)
  if (kind === 'player') {
    const playerCode = await setDisplayName(tx, id, name)
    if (playerCode === undefined) throw new AppError('not_found')
    await insertAuditEntry(tx, { actor: 'admin', act: 'display_name.set', subject: { ...subject, playerCode } })
    return
  }
  if (initials(name, 1) === '') throw new AppError('name_has_no_letters')
  const renamed = await renamePlace(tx, { kind, id, to: nameOf(name) })
  if (renamed === undefined) throw new AppError('not_found')
  if (renamed === 'taken') throw new AppError(kind === 'team' ? 'team_name_taken' : 'club_name_taken')
  await insertAuditEntry(tx, {
    actor: 'admin',
    act: 'name.changed',
    subject: { ...subject, from: renamed.formerName, to: name },
  })
}

function subjectOf({ kind, id }: { kind: NameKind; id: string }): Record<string, string> {
  return { [`${kind}Id`]: id }
}
