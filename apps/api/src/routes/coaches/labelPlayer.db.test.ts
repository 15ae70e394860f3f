import { erasePlayer } from '@seraph/db/queries/players/erasePlayer'
import { mergePlayers } from '@seraph/db/queries/players/mergePlayers'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { makeChapters } from '../../testing/register.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const seraph = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
const { browser, db } = seraph
let coach: Browser
let coachCode: string
let children: { playerId: string; playerCode: string }[]
let clubs = 0

beforeAll(() => makeChapters(seraph))
beforeEach(async () => {
  const clubName = `Trumpet Lake ${(clubs += 1)}`
  const signedIn = await signInCoach(seraph, { clubName })
  coach = signedIn.browser
  coachCode = signedIn.code
  const members = ['A', 'E'].map((biblicalGem) => ({ startingChapter: 7, biblicalGem }))
  children = (await registerTeam(coach, { clubName, members })).members
})

const idOf = (which: number) => children[which]?.playerId ?? ''
const label = (which: number, text: string) => coach.patch(`/api/coaches/players/${idOf(which)}/label`, { label: text })
const labels = async (page: Browser) => {
  const { players } = (await page.get('/api/coaches/dashboard')).json<{ players: { label: string | null }[] }>()
  return players.map((player) => player.label)
}
const kept = () =>
  db
    .selectFrom('playerLabels')
    .select('label')
    .where('playerId', 'in', [idOf(0), idOf(1)])
    .execute()

test('a label is cleaned, changed, read by its coach on another device too, and taken off', async () => {
  expect((await label(0, '  plays\u200b the\n trumpet ')).json()).toEqual({ label: 'plays the trumpet' })
  expect(await labels(coach)).toEqual(['plays the trumpet', null])
  await label(0, 'plays the horn')
  const phone = browser()
  await phone.post('/api/coaches/login', { code: coachCode })
  expect(await labels(phone)).toEqual(['plays the horn', null])
  expect((await label(0, ' \u200b ')).json()).toEqual({ label: null })
  expect(await labels(coach)).toEqual([null, null])
})

test.each([
  ['61 characters', 'x'.repeat(61)],
  ['a number to call', 'mum 555-123-4567'],
  ['an address', 'mum@example.org'],
])('%s are refused', async (_, text) => {
  expect((await label(0, text)).statusCode).toBe(400)
  expect(await kept()).toEqual([])
})

test('the audit never tells what a label says', async () => {
  await label(0, 'plays the trumpet')
  const entries = await db.selectFrom('auditEntries').select('subject').where('act', '=', 'player_labelled').execute()
  expect(JSON.stringify(entries)).not.toContain('trumpet')
})

test('it stands in the child’s download, and goes with the record', async () => {
  await label(0, 'plays the trumpet')
  const child = browser()
  const known = await withNumber(seraph, children[0]?.playerCode ?? '')
  await child.post('/api/players/login', known)
  const record = (await child.post('/api/players/record', known)).json<{ kept: { playerLabels: object[] } }>()
  expect(record.kept.playerLabels).toMatchObject([{ label: 'plays the trumpet' }])
  await db
    .updateTable('players')
    .set({ deletedAt: new Date(0) })
    .where('id', '=', idOf(0))
    .execute()
  await db.transaction().execute((tx) => erasePlayer(tx, { playerId: idOf(0), before: new Date() }))
  expect(await kept()).toEqual([])
})

test('it goes when the player leaves the coach', async () => {
  await label(0, 'plays the trumpet')
  await browser().post('/api/players/login', await withNumber(seraph, children[0]?.playerCode ?? ''))
  expect((await coach.post(`/api/coaches/players/${idOf(0)}/remove`)).json()).toEqual({ isDeleted: false })
  expect(await kept()).toEqual([])
})

test('a duplicate’s label goes to the player who stays, unless there is one', async () => {
  const merge = (from: number, into: number) =>
    db.transaction().execute((tx) => mergePlayers(tx, { fromId: idOf(from), intoId: idOf(into) }))
  await label(0, 'plays the trumpet')
  await merge(0, 1)
  expect(await kept()).toEqual([{ label: 'plays the trumpet' }])
})

test('of two labels that of the player who stays stays', async () => {
  await label(0, 'plays the trumpet')
  await label(1, 'sings')
  await db.transaction().execute((tx) => mergePlayers(tx, { fromId: idOf(0), intoId: idOf(1) }))
  expect(await kept()).toEqual([{ label: 'sings' }])
})
