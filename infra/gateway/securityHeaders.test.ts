import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { securityHeaders } from './securityHeaders.ts'

const caddyfile = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')

test.each(Object.entries(securityHeaders))('the Caddyfile sends the same %s', (name, value) => {
  expect(caddyfile).toContain(`?${name} "${value}"`)
})

test('no inline script may run', () => {
  expect(securityHeaders['Content-Security-Policy']).toMatch(/script-src 'self'(;|$)/)
})
