import { makeCoach } from '@seraph/db/testing/makeCoach'
import { expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { browser, db } = await testApp()
const url = '/api/coaches/verify'

test('verifying tells what the code is for and counts as a login', async () => {
  const { code } = await makeCoach(db, { clubName: 'Mountain Oaks' })
  const page = browser()
  const reply = await page.post(url, { code, clubName: 'Mountain Oaks' })
  expect(reply.json()).toMatchObject({
    success: true,
    coachInfo: { name: 'Coach Kim', clubName: 'Mountain Oaks', state: 'Oregon', country: null },
  })
  expect((await page.get('/api/session')).json()).toMatchObject({ coach: { coachCode: code, isLinked: true } })
})

test('a browser that is signed in with the code keeps its session', async () => {
  const { code, token } = await makeCoach(db)
  const page = browser()
  page.cookies.set('seraph_coach', token)
  expect((await page.post(url, { code })).json()).toMatchObject({ success: true })
  expect(page.cookies.get('seraph_coach')).toBe(token)
})

test.each([
  [{ code: '1' }, 400, 'invalid_request'],
  [{ code: '0000' }, 403, 'club_name_needed'],
  [{ code: '0000', clubName: 'Nobody' }, 404, 'coach_code_not_found'],
])('%j is refused with success: false', async (body, status, code) => {
  const reply = await browser().post(url, body)
  expect([reply.statusCode, reply.json()]).toMatchObject([status, { success: false, code }])
  expect(reply.json<{ error: string }>().error).not.toBe('')
})
