import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { migrate } from './migrate.ts'
import { claimPlayer, hasProof } from './queries/players/proofs.ts'
import { testDatabase } from './testing/testDatabase.ts'

const { db } = await testDatabase()
const before = '20261122T0045-overview'
const dayMs = 24 * 3_600_000

/** A player as the version before wrote one. */
async function insertOld(over: { isVisible: boolean; isAdmin?: boolean; coachId?: string }): Promise<string> {
  const [id, clubId, teamId] = [randomUUID(), randomUUID(), randomUUID()]
  const code = `OLD${id.replaceAll('-', '').slice(0, 6).toUpperCase()}`
  await db.transaction().execute(async (tx) => {
    await sql`insert into clubs (id, name, name_key, state, state_key) values (${clubId}, 'Old', ${clubId}, 'Ohio', 'ohio')`.execute(
      tx,
    )
    await sql`insert into teams (id, club_id, name, name_key) values (${teamId}, ${clubId}, 'Owls', 'owls')`.execute(tx)
    await sql`insert into player_codes (code, player_id) values (${code}, ${id})`.execute(tx)
    await sql`
      insert into players (id, code, club_id, team_id, starting_chapter, gem, state, is_publicly_visible, is_admin, coach_id, member_number)
      values (${id}, ${code}, ${clubId}, ${teamId}, 1, 'A', 'Ohio', ${over.isVisible}, ${over.isAdmin ?? false},
        ${over.coachId ?? null}::uuid, ${over.coachId === undefined ? null : 1}::integer)
    `.execute(tx)
    await sql`insert into logins (id, player_id) values (${randomUUID()}, ${id})`.execute(tx)
  })
  return id
}

/** A session as the version before wrote one; returns its browser. */
async function insertOldSession(playerId: string, expiresInDays: number, hasEnded = false): Promise<Buffer> {
  const browserHash = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  await sql`
    insert into sessions (id, token_hash, player_id, browser_hash, expires_at, ended_at)
    values (${randomUUID()}, ${Buffer.from(randomUUID())}, ${playerId}, ${browserHash},
      ${new Date(Date.now() + expiresInDays * dayMs)}, ${hasEnded ? new Date() : null}::timestamptz)
  `.execute(db)
  return browserHash
}

test('an instance from before keeps its players; browsers that were signed in are proved, the visible are hidden and asked', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, { upTo: before })
  const coachId = randomUUID()
  await sql`insert into coaches (id, name, club_name) values (${coachId}, 'Coach Kim', 'Old')`.execute(db)
  const [visible, hidden, coached, admin] = [
    await insertOld({ isVisible: true }),
    await insertOld({ isVisible: false }),
    await insertOld({ isVisible: true, coachId }),
    await insertOld({ isVisible: false, isAdmin: true }),
  ]
  const browsers = {
    live: await insertOldSession(visible, 20),
    ranOut: await insertOldSession(visible, -100),
    loggedOut: await insertOldSession(visible, 20, true),
    forgotten: await insertOldSession(visible, -401),
  }

  expect(await migrate(db)).toContain('20261122T0730-player-numbers')

  const rows = await db
    .selectFrom('players')
    .select(['id', 'isPubliclyVisible', 'isFeaturedAsked', 'coachId', 'claimedAt', 'admittedAt'])
    .execute()
  const of = (id: string) => rows.find((row) => row.id === id)
  expect(rows).toHaveLength(4)
  expect(of(visible)).toMatchObject({ isPubliclyVisible: false, isFeaturedAsked: true, claimedAt: null })
  expect(of(hidden)).toMatchObject({ isPubliclyVisible: false, isFeaturedAsked: false, admittedAt: null })
  // Whoever has appeared on public lists isn't asked about once reviews are on.
  expect(of(visible)?.admittedAt).not.toBeNull()
  expect(of(coached)).toMatchObject({ isPubliclyVisible: false, isFeaturedAsked: true, coachId })
  expect(await db.selectFrom('logins').select('id').execute()).toHaveLength(4)
  const proved = await Promise.all(
    Object.values(browsers).map((browserHash) => hasProof(db, { browserHash, playerId: visible })),
  )
  expect(proved).toEqual([true, true, false, false])
  expect(await db.selectFrom('playerNumbers').select('playerId').execute()).toEqual([])

  // Only whom nobody looks after, and who is signed in nowhere, may sign in once without a number.
  const claims = await db.transaction().execute(async (tx) => {
    const claimed: boolean[] = []
    for (const id of [visible, hidden, coached, admin, hidden]) claimed.push(await claimPlayer(tx, id))
    return claimed
  })
  expect(claims).toEqual([false, true, false, false, false])
})
