import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { ErrorBody } from '@seraph/schema/http/errors'
import { fieldLabel } from '@seraph/service/issueSentence'
import { expect, test } from 'vitest'

import { makeWorld, worldSettings } from '../testing/permissions/makeWorld.ts'
import { permissionRows } from '../testing/permissions/permissionRows.ts'
import { makeChapters } from '../testing/register.ts'
import { testApp } from '../testing/testApp.ts'

type BodyShape = { required?: string[] }
type Operation = { requestBody?: { content: { 'application/json': { schema: BodyShape } } } }

const seraph = await testApp({ settings: worldSettings })
await makeChapters(seraph)
await makeSeason(seraph.db, { hash: 'b'.repeat(64), questions: [makeQuestion({ id: 'q' })] })
const { browsers, facts } = await makeWorld(seraph)

/** The fields that each endpoint must be given, by `METHOD /path`. */
const required = Object.entries(seraph.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
  Object.entries((methods ?? {}) as Record<string, Operation>).flatMap(([method, { requestBody }]) => {
    const fields = requestBody?.content['application/json'].schema.required ?? []
    const endpoint = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    return fields.length > 0 && endpoint in permissionRows ? [{ endpoint, fields }] : []
  }),
)

async function send(endpoint: string, body: object): Promise<[number, ErrorBody]> {
  const [method = '', path = ''] = endpoint.split(' ')
  const url = permissionRows[endpoint]?.at?.(facts) ?? path
  const reply = await (method === 'PATCH' ? browsers.admin.patch : browsers.admin.post)(url, body)
  return [reply.statusCode, ErrorBody.parse(reply.json())]
}

test('rule 40: a call without its fields is refused with a sentence about each of them', async () => {
  expect(required.length).toBeGreaterThan(20)
  for (const { endpoint, fields } of required) {
    const [status, { code, error, issues = [] }] = await send(endpoint, {})
    expect([endpoint, status, code]).toEqual([endpoint, 400, 'invalid_request'])
    expect([endpoint, issues.map(({ path }) => path).toSorted()]).toEqual([endpoint, fields.toSorted()])
    for (const { path, message } of issues) expect(message.toLowerCase()).toContain(fieldLabel([path]).toLowerCase())
    expect(error).toBe(issues[0]?.message)
  }
})

test.each([
  [{ userAnswer: ' \n', question: { id: 'q' } }, 'userAnswer', 'Answer is required'],
  [{ question: { id: 'q' } }, 'userAnswer', 'User answer is missing.'],
  [{ userAnswer: 'Amoz' }, 'question', 'Question is missing.'],
  [{ userAnswer: 'Amoz', question: { id: 7 } }, 'question.id', 'Id must be a text.'],
])('rule 40: the answer %j is refused with the name of its field', async (body, path, message) => {
  const [status, refusal] = await send('POST /api/evaluate', body)
  expect([status, refusal]).toEqual([400, { error: message, code: 'invalid_request', issues: [{ path, message }] }])
})
