import { beforeEach, expect, test } from 'vitest'

import { makePlayer } from '../../testing/make.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { ensureAdminPlayer } from './adminPlayer.ts'
import { findPlayerByCode } from '../players/players.ts'

const { db } = await testDatabase()

beforeEach(async () => {
  await db.deleteFrom('logins').execute()
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('playerCodes').execute()
    await tx.deleteFrom('players').execute()
  })
})

const ensure = (code: string | undefined) => db.transaction().execute((tx) => ensureAdminPlayer(tx, code))
const players = () =>
  db.selectFrom('players').select(['code', 'isAdmin', 'isPubliclyVisible']).orderBy('isAdmin').orderBy('code').execute()

test("the admin's record is made once, hidden, and its code is given", async () => {
  await Promise.all([ensure('CHIEF1'), ensure('CHIEF1')])
  expect(await players()).toEqual([{ code: 'CHIEF1', isAdmin: true, isPubliclyVisible: false }])
  expect(await findPlayerByCode(db, ['CHIEF1'])).toMatchObject({ isAdmin: true, clubName: 'Seraph', teamName: 'Admin' })
})

test('a changed code moves to the same record, the former stays its alias, and back', async () => {
  await ensure('CHIEF1')
  await ensure('CHIEF2')
  expect(await players()).toEqual([{ code: 'CHIEF2', isAdmin: true, isPubliclyVisible: false }])
  expect(await findPlayerByCode(db, ['CHIEF1'])).toMatchObject({ code: 'CHIEF2', isAdmin: true })
  await ensure('CHIEF1')
  expect(await players()).toEqual([{ code: 'CHIEF1', isAdmin: true, isPubliclyVisible: false }])
})

test("a player's own code makes that player the admin until it is changed", async () => {
  await makePlayer(db, { code: 'MOO1A' })
  await db.updateTable('players').set({ isPubliclyVisible: true }).execute()
  await ensure('CHIEF1')
  await ensure('MOO1A')
  expect(await players()).toEqual([
    { code: 'CHIEF1', isAdmin: false, isPubliclyVisible: false },
    { code: 'MOO1A', isAdmin: true, isPubliclyVisible: false },
  ])
  await ensure('CHIEF3')
  expect((await players()).map(({ code, isAdmin }) => [code, isAdmin])).toEqual([
    ['MOO1A', false],
    ['CHIEF3', true],
  ])
})

test('without a code there is no admin', async () => {
  await ensure('CHIEF1')
  await ensure(undefined)
  expect(await players()).toMatchObject([{ code: 'CHIEF1', isAdmin: false }])
})

test('an old code of another player and one that looks like another are refused', async () => {
  const { id } = await makePlayer(db, { code: 'MOO1A' })
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('playerCodes').values({ code: 'NEW1A', playerId: id }).execute()
    await tx.updateTable('players').set({ code: 'NEW1A' }).execute()
  })
  await expect(ensure('MOO1A')).rejects.toThrow('old code of another player')
  await expect(ensure('PLRMOO1A')).rejects.toThrow('by the prefix alone')
  expect((await players()).map(({ isAdmin }) => isAdmin)).toEqual([false])
})
