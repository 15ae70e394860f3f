import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { refetchFailed } from './refetchFailed.ts'

/** A query whose first try fails when it is told to; later ones succeed. Somebody looks at it. */
function watch(client: QueryClient, key: string) {
  let fail: (error: Error) => void = () => undefined
  let tries = 0
  const queryFn = async (): Promise<string> => {
    tries += 1
    if (tries > 1) return 'there'
    return new Promise((_resolve, reject) => {
      fail = reject
    })
  }
  const observer = new QueryObserver(client, { queryKey: [key], queryFn, retry: false })
  observer.subscribe(() => undefined)
  return { fail: () => fail(new Error('502')), read: () => client.getQueryData([key]), tries: () => tries }
}

test('what had failed, and what fails after the server is back, is fetched once more', async () => {
  const client = new QueryClient()
  const early = watch(client, 'early')
  const late = watch(client, 'late')
  early.fail()
  await vi.waitFor(() => expect(client.getQueryState(['early'])?.status).toBe('error'))
  refetchFailed(client)
  await vi.waitFor(() => expect(early.read()).toBe('there'))
  expect(late.tries()).toBe(1)
  late.fail()
  await vi.waitFor(() => expect(late.read()).toBe('there'))
  expect([early.tries(), late.tries()]).toEqual([2, 2])
})

test('what succeeds is not fetched again, and a later failure is nobody’s here', async () => {
  const client = new QueryClient()
  const queryFn = vi.fn(async () => 'there')
  const fetched = client.fetchQuery({ queryKey: ['a'], queryFn })
  refetchFailed(client)
  await fetched
  expect(queryFn).toHaveBeenCalledTimes(1)
  const failing = vi.fn(async () => {
    throw new Error('500')
  })
  await client.fetchQuery({ queryKey: ['b'], queryFn: failing, retry: false }).catch(() => undefined)
  expect(failing).toHaveBeenCalledTimes(1)
})
