import { expect, test } from 'vitest'

import { claimsOtherCoach } from './coachClaim.ts'

test.each([
  [{ headers: {} }],
  [{ headers: { 'coach-code': '1234', 'x-coach-code': ' 1234 ', authorization: 'Bearer 1234' } }],
  [{ headers: { authorization: '1234' }, query: { coachCode: '1234' }, body: { coachCode: '1234' } }],
  [{ headers: {}, query: null, body: undefined }],
])('%j claims nobody else', (request) => {
  expect(claimsOtherCoach('1234', request)).toBe(false)
})

test.each([
  [{ headers: { 'coach-code': '1235' } }],
  [{ headers: { 'x-coach-code': '1235' } }],
  [{ headers: { authorization: 'Basic 1234' } }],
  [{ headers: { 'coach-code': '1234' }, query: { coachCode: '1235' } }],
  [{ headers: {}, query: { coachCode: ['1234', '1234'] } }],
  [{ headers: {}, body: { coachCode: 1234 } }],
])('%j claims another coach', (request) => {
  expect(claimsOtherCoach('1234', request)).toBe(true)
})
