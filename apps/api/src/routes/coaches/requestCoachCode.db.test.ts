import { listCoachRequests, setCoachRequestHandled } from '@seraph/db/queries/coaches/coachRequests'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { browser, db } = await testApp({ settings: { COACH_REQUEST_LIMIT_ADDRESS: '8' } })
const url = '/api/coaches/requests'
const request = { clubName: 'Pine Lake', state: 'Ohio', country: 'Canada', contact: 'Call 555-0100 after six' }

test('a request is kept once for a key, and for the admin to handle', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const page = browser()
  for (let time = 0; time < 3; time += 1)
    expect((await page.post(url, request, headers)).json()).toEqual({ isReceived: true })
  await page.post(url, { ...request, clubName: 'River Hills' })
  const listed = await listCoachRequests(db)
  expect(listed).toMatchObject([{ ...request, handledAt: null }, { clubName: 'River Hills' }])
  expect(await setCoachRequestHandled(db, listed[0]?.id ?? '', true)).toBe(true)
  expect((await listCoachRequests(db)).map(({ clubName }) => clubName)).toEqual(['River Hills', 'Pine Lake'])
})

test.each(['clubName', 'state', 'country', 'contact'])('%s is required', async (field) => {
  const reply = await browser('10.7.0.1').post(url, { ...request, [field]: ' ' })
  expect(reply.json()).toMatchObject({ code: 'invalid_request', issues: [{ path: field }] })
})

test('one address may ask so often and no oftener', async () => {
  const page = browser('10.7.0.2')
  const replies = await Promise.all(Array.from({ length: 10 }, () => page.post(url, request)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8)
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})
