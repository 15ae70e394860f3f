import type { Database, Tx } from '@seraph/db/open'
import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { listOpenSeasons, listPreviewedSeasons, setSeasonStage } from '@seraph/db/queries/seasons/openSeasons'
import { findSeason, lockSeasons } from '@seraph/db/queries/seasons/seasons'
import type { SeasonStage } from '@seraph/db/tables'

import { StartRefusal } from '../../local/startRefusal.ts'
import { loadSeasons } from './load.ts'
import { hasPack } from './hasPack.ts'
import { readSeasonById } from './readSeason.ts'

/**
 * `open`: the season is open, the last one where it wasn't. `use`: it is open and the first. `preview`: the admin alone sees it (rule 193).
 * `close`: it isn't open, and no preview.
 */
export const openChanges = ['open', 'use', 'preview', 'close'] as const
export type OpenChange = (typeof openChanges)[number]

/**
 * Changes which seasons are open or previewed, whole or not at all, and notes
 * it with the lists before and after; all but `close` load the season's
 * pack as it is here now. Nothing of a closed season is lost: `open` takes
 * it back. Processes follow within seconds. Returns what to tell the
 * operator. Throws a `StartRefusal` for a pack that isn't here, for the
 * last open season, for a preview of what has been open, and for what an
 * edition's licence doesn't allow (rule 48). `home`: where packs lie, another for tests alone.
 */
export async function changeOpen(db: Database, change: OpenChange, id: string, home?: string): Promise<string[]> {
  const before = (await listOpenSeasons(db)).map((one) => one.id)
  const needsPack = change !== 'close' && (hasPack(id, home) || !before.includes(id))
  const sources = needsPack ? [await readSeasonById(id, home)] : []
  const { load, from, to } = await db.transaction().execute(async (tx) => {
    await lockSeasons(tx)
    const from = await listStages(tx)
    const to = stagesAfter(change, id, from, (await findSeason(tx, id))?.stage)
    const load = await loadSeasons(tx, { sources, open: to.open })
    if (to.previews.includes(id)) await setSeasonStage(tx, id, 'preview')
    else if (from.previews.includes(id)) await setSeasonStage(tx, id, 'withdrawn')
    if (tell(from) !== tell(to))
      await insertAuditEntry(tx, {
        actor: 'operator',
        act: 'seasons_changed',
        subject: { change, id, from: from.open, to: to.open, previewsFrom: from.previews, previewsTo: to.previews },
      })
    return { load, from, to }
  })
  return [
    tell(from) === tell(to) ? `Open as before: ${tell(to)}` : `Open now: ${tell(to)} (before: ${tell(from)})`,
    ...load.packs.map(
      (pack) =>
        `  ${pack.id}: ${pack.questions} questions with ${load.edition}${pack.isChanged ? ' loaded' : ', unchanged'}`,
    ),
    ...load.packs.flatMap(({ leftOut }) => (leftOut.length > 0 ? [`  left out with it: ${leftOut.join(', ')}`] : [])),
  ]
}

/** The open seasons in their order, and those that only the admin sees. */
type Stages = { open: string[]; previews: string[] }

async function listStages(tx: Tx): Promise<Stages> {
  const [open, previews] = [await listOpenSeasons(tx), await listPreviewedSeasons(tx)]
  return { open: open.map((one) => one.id), previews: previews.map((one) => one.id) }
}

function tell({ open, previews }: Stages): string {
  return open.join(', ') + (previews.length > 0 ? `; only for the admin: ${previews.join(', ')}` : '')
}

function stagesAfter(change: OpenChange, id: string, from: Stages, stage: SeasonStage | undefined): Stages {
  const others = { open: without(from.open, id), previews: without(from.previews, id) }
  if (change === 'preview') {
    if (stage === 'public') throw new StartRefusal(`${id} is open or has been: a preview is for what nobody has seen.`)
    return { open: from.open, previews: [...others.previews, id].sort() }
  }
  if (change === 'open') return { ...others, open: from.open.includes(id) ? from.open : [...from.open, id] }
  if (change === 'use') return { ...others, open: [id, ...others.open] }
  if (from.previews.includes(id)) return others
  if (!from.open.includes(id)) throw new StartRefusal(`The season ${id} isn't open.`)
  if (others.open.length === 0) throw new StartRefusal(`${id} is the only open season: open another one first.`)
  return others
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id)
