import { sql } from 'kysely'

import type { Tx } from '../../open.ts'

/**
 * Makes the player of this code the admin, and nobody else; undefined: nobody (rule 12). Where the code is nobody's, the record
 * kept for the admin gets it, and its former code stays an alias (rule 7). Throws where the code is an old one of another player
 * or differs from somebody's by the prefix alone.
 */
export async function ensureAdminPlayer(tx: Tx, code: string | undefined): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ensureAdminPlayer'))`.execute(tx)
  const playerId = code === undefined ? null : await findOrInsertHolder(tx, code)
  await tx
    .updateTable('players')
    .set({ isAdmin: false })
    .where('isAdmin', '=', true)
    .where('id', 'is distinct from', playerId)
    .execute()
  if (code === undefined || playerId === null) return
  await tx
    .updateTable('players')
    .set({
      code,
      isAdmin: true,
      isPubliclyVisible: false,
      isSlotReserved: false,
      deletedAt: null,
      isFeaturedAsked: false,
      claimedAt: sql<Date>`now()`,
    })
    .where('id', '=', playerId)
    .execute()
  // ADMIN_SECRET serves in the place of a number, and nobody claims this record (rule 42).
  await tx.deleteFrom('playerNumbers').where('playerId', '=', playerId).execute()
}

/** The player whose code this is; where there is none, the admin's own record, made when it is not there, with this code. */
async function findOrInsertHolder(tx: Tx, code: string): Promise<string> {
  const { teamId, clubId } = await insertAdminTeam(tx)
  const holder = await tx
    .selectFrom('playerCodes')
    .innerJoin('players', 'players.id', 'playerCodes.playerId')
    .select(['players.id', 'players.code', 'players.teamId'])
    .where('playerCodes.code', '=', code)
    .executeTakeFirst()
  if (holder !== undefined && holder.code !== code && holder.teamId !== teamId)
    throw new Error(`ADMIN_PLAYER_CODE ${code} is an old code of another player; choose another.`)
  if (holder !== undefined) return holder.id
  const own = await tx.selectFrom('players').select('id').where('teamId', '=', teamId).executeTakeFirst()
  const { id } = own ?? { id: crypto.randomUUID() }
  const given = await tx
    .insertInto('playerCodes')
    .values({ code, playerId: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (given === undefined)
    throw new Error(`ADMIN_PLAYER_CODE ${code} differs from another player's code by the prefix alone; choose another.`)
  if (own === undefined) {
    const place = { clubId, teamId, startingChapter: 1, gem: 'A', state: '' }
    const player = { id, code, ...place, isAdmin: true, isPubliclyVisible: false, isSlotReserved: false }
    await tx.insertInto('players').values(player).execute()
  }
  return id
}

/** The admin's club and team; nobody else can be in it, since every other club has a state. */
async function insertAdminTeam(tx: Tx): Promise<{ clubId: string; teamId: string }> {
  const { rows } = await sql<{ clubId: string; teamId: string }>`
    with club as (
      insert into clubs (id, name, name_key, state, state_key) values (gen_random_uuid(), 'Seraph', 'seraph', '', '')
      on conflict (name_key, state_key, country_key) do update set name = excluded.name
      returning id
    )
    insert into teams (id, club_id, name, name_key) select gen_random_uuid(), club.id, 'Admin', 'admin' from club
    on conflict (club_id, name_key) do update set name = excluded.name
    returning club_id, id as team_id
  `.execute(tx)
  const team = rows[0]
  if (team === undefined) throw new Error("the admin's team could not be made")
  return team
}
