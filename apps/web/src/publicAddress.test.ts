import { expect, test } from 'vitest'

import { publicAddress } from './publicAddress.ts'

const page = { origin: 'http://localhost:3000' }

test('links and QR codes name the operator’s address, else the page’s own', () => {
  expect(publicAddress({ operator: { publicUrl: 'https://seraph.example/' } }, page)).toBe('https://seraph.example')
  expect(publicAddress({ operator: {} }, page)).toBe('http://localhost:3000')
  expect(publicAddress(undefined, page)).toBe('http://localhost:3000')
})
