import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { originsOf, readCrosswordFrames } from '@seraph/service/crosswordFrames'

import { securityHeaders, strictTransport } from './securityHeaders.ts'

const caddyfile = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')

// start.sh puts the origins there.
const headers = securityHeaders(['{$CROSSWORD_ORIGINS}'])

test.each(Object.entries(headers))('the Caddyfile sends the same %s', (name, value) => {
  expect(caddyfile).toContain(`?${name} "${value}"`)
})

test('no inline script may run', () => {
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self'(;|$)/)
})

test('behind TLS the Caddyfile sends the same Strict-Transport-Security, and nowhere else', () => {
  expect(caddyfile.match(/.*Strict-Transport-Security.*/g)).toEqual([
    `\theader @tls Strict-Transport-Security "${strictTransport}"`,
  ])
  expect(caddyfile).toContain('@tls protocol https')
})

test('what the gateway logs of a call that failed has neither its path nor its headers, nor whose it was', () => {
  for (const field of ['request>uri', 'request>headers', 'request>remote_ip', 'request>client_ip', 'resp_headers'])
    expect(caddyfile).toMatch(new RegExp(`^\\t+${field} delete$`, 'm'))
})

test('pages load nothing from another origin, but frames that the operator names', () => {
  const own = securityHeaders([])['Content-Security-Policy']
  expect(own).toMatch(/default-src 'self'(;|$)/)
  expect(own).not.toMatch(/https?:|\*/)
  expect(
    securityHeaders(['https://a.example'])['Content-Security-Policy'].replace(/frame-src [^;]*/, ''),
  ).not.toContain('example')
})

const frames =
  ' 6=https://b.example/embed?p=1&x=2\n12=http://a.example:8080/x  7=https://b.example?7 8=ftp://c.example '

test.each([frames, ''])('start.sh finds the same origins as the api in %j', (setting) => {
  const echo = ['sh', join(import.meta.dirname, 'start.sh'), 'sh', '-c', 'printf %s "$CROSSWORD_ORIGINS"'] as const
  const found = execFileSync(echo[0], echo.slice(1), { env: { ...process.env, CROSSWORD_FRAMES: setting } })
  const { frames: read } = readCrosswordFrames(setting)
  expect(
    found
      .toString()
      .split(' ')
      .filter((origin) => origin !== ''),
  ).toEqual(originsOf(read))
})
