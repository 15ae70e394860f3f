/** What a call answers with: its body and the cookie that it set. */
export type Called = { body: Record<string, unknown>; cookie: string | undefined }

/**
 * Makes a REST call as apps/rooms/SPEC.md has it in section 11. Throws an
 * error that names the call and the reply's `code` where it is refused.
 */
export async function callRooms(
  address: string,
  call: `${'GET' | 'POST'} /${string}`,
  given: { body?: object; token?: string; cookie?: string } = {},
): Promise<Called> {
  const [method = '', path = ''] = call.split(' ')
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
      ...(given.token !== undefined && { 'room-token': given.token }),
      ...(given.cookie !== undefined && { cookie: given.cookie }),
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
  })
  const body = (await reply.json()) as Record<string, unknown>
  if (!reply.ok) throw new Error(`${call}: ${reply.status} ${String(body['code'])}`)
  return { body, cookie: reply.headers.get('set-cookie')?.split(';')[0] }
}
