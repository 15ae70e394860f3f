import { ErrorBody } from '@seraph/schema/http/errors'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'

import { makeWorld, worldSettings } from '../testing/permissions/makeWorld.ts'
import { permissionRows } from '../testing/permissions/permissionRows.ts'
import { makeChapters } from '../testing/register.ts'
import { testApp } from '../testing/testApp.ts'

const seraph = await testApp({ settings: worldSettings })
await makeChapters(seraph)
const { browsers, facts } = await makeWorld(seraph)
const changing = Object.entries(permissionRows).filter(([endpoint]) => !endpoint.startsWith('GET '))
const cookies = () => {
  const all = [browsers.player, browsers.coach, browsers.admin].flatMap((page) => [...page.cookies])
  return all.map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Sends a call as another page of the same browser would, with everybody's cookies. */
async function send(endpoint: string, headers: Record<string, string>, payload: string): Promise<[number, string]> {
  const [method = '', path = ''] = endpoint.split(' ')
  const reply = await seraph.app.inject({
    method: method as 'POST',
    url: permissionRows[endpoint]?.at?.(facts) ?? path,
    headers: { host: 'seraph.test', cookie: cookies(), ...headers },
    payload,
  })
  return [reply.statusCode, ErrorBody.parse(reply.json()).code]
}
const bodyOf = (endpoint: string) => JSON.stringify(permissionRows[endpoint]?.body?.(facts) ?? {})
const json = { 'content-type': 'application/json' }

const foreign = {
  'another site': { origin: 'http://evil.test' },
  'a sandboxed frame or a file': { origin: 'null' },
  'an empty origin': { origin: '' },
  'our name with another port': { origin: 'http://seraph.test:81' },
  'our name as a beginning': { origin: 'http://seraph.test.evil.test' },
  'a browser that hides the origin of another site': { 'sec-fetch-site': 'cross-site' },
  "a neighbour's page without an origin": { 'sec-fetch-site': 'same-site' },
}
test.for(Object.entries(foreign))('no endpoint changes anything for %s', async ([, headers], { task }) => {
  const before = seraph.statements()
  for (const [endpoint] of changing)
    expect([
      endpoint,
      ...(await send(endpoint, { ...json, ...headers } as Record<string, string>, bodyOf(endpoint))),
    ]).toEqual([endpoint, 403, 'origin_refused'])
  expect(seraph.statements()).toBe(before)
  tellSeen(task, `${changing.length} endpoints: 403 origin_refused, the database isn't asked`)
})

test.for(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'no endpoint reads a form of type %s, from our own page either',
  async (type, { task }) => {
    for (const [endpoint] of changing) {
      const form = type === 'text/plain' ? bodyOf(endpoint) : 'playerCode=MO1A&code=1234'
      const reply = await send(endpoint, { origin: 'http://seraph.test', 'content-type': type }, form)
      expect([endpoint, ...reply]).toEqual([endpoint, 415, 'unsupported_media_type'])
    }
    tellSeen(task, `${changing.length} endpoints: 415`)
  },
)
