import { makeCoach } from '@seraph/db/testing/makeCoach'
import { expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { browser, db } = await testApp()
const url = '/api/coaches/setup-profile'
const profile = { coachName: 'Coach Lee', clubName: 'Mountain Oaks', state: 'Oregon', country: 'United States' }

async function fresh() {
  const coach = await makeCoach(db, { hasProfile: false })
  const page = browser()
  page.cookies.set('seraph_coach', coach.token)
  return { ...coach, page }
}

test('a profile is made once, however often and however concurrently it is sent', async () => {
  const { code, page } = await fresh()
  const replies = await Promise.all(Array.from({ length: 8 }, () => page.post(url, { ...profile, coachCode: code })))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(replies[0]?.json()).toMatchObject({ coachCode: code, isLinked: true, coachName: 'Coach Lee' })
  expect(await db.selectFrom('coaches').select('id').where('name', '=', 'Coach Lee').execute()).toHaveLength(1)
  await page.post(url, { ...profile, coachName: 'Coach Li', state: ' ' })
  expect((await page.get('/api/session')).json()).toMatchObject({
    coach: { coachName: 'Coach Li', state: null, country: 'United States' },
  })
})

test('nobody else makes it', async () => {
  const { code, page } = await fresh()
  const other = await makeCoach(db)
  const guest = await browser().post(url, { ...profile, coachCode: code })
  expect([guest.statusCode, guest.json()]).toMatchObject([401, { code: 'coach_not_signed_in' }])
  for (const headers of [{ 'coach-code': other.code }, { authorization: other.code }, { 'x-coach-code': other.code }])
    expect((await page.post(url, profile, headers)).json()).toMatchObject({ code: 'forbidden' })
  const named = await page.post(url, { ...profile, coachCode: other.code })
  expect([named.statusCode, named.json()]).toMatchObject([403, { code: 'forbidden' }])
})

test.each([
  ['coachName', 'Coach name is required'],
  ['clubName', 'Club name is required'],
])('%s is required', async (field, message) => {
  const { page } = await fresh()
  const reply = await page.post(url, { ...profile, [field]: ' \u200b' })
  expect(reply.json()).toMatchObject({ code: 'invalid_request', error: message, issues: [{ path: field }] })
})
