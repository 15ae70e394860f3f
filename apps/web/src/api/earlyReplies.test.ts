import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { earlyReplies } from './earlyReplies.ts'

const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation((url) => Promise.resolve(new Response(url)))
  vi.stubGlobal('fetch', fetched)
  earlyReplies.forget()
})

afterEach(() => vi.unstubAllGlobals())

const textOf = async (url: string) => (await earlyReplies.take(url))?.text()

test('what was asked for early is taken once, by its whole address', async () => {
  void earlyReplies.ask('/api/round', { of: 'mixed', size: '5', season: undefined })
  expect(await textOf('/api/round?of=mixed&size=8')).toBeUndefined()
  expect(await textOf('/api/round?of=mixed&size=5')).toBe('/api/round?of=mixed&size=5')
  expect(await textOf('/api/round?of=mixed&size=5')).toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})

test('a refusal, and a call that was not answered, are none', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 401 })).mockRejectedValueOnce(new TypeError('offline'))
  void earlyReplies.ask('/api/today', {})
  void earlyReplies.ask('/api/season', {})
  expect(await textOf('/api/today')).toBeUndefined()
  expect(await textOf('/api/season')).toBeUndefined()
})

test('calls without a season’s name are of the one that was served; after another nothing holds', async () => {
  void earlyReplies.ask('/api/round', { of: 'mixed' })
  void earlyReplies.ask('/api/today', {})
  void earlyReplies.ask('/api/questions/4', { season: '2027-mark' })
  earlyReplies.areOf('2026-isaiah')
  expect(await textOf('/api/round')).toBeUndefined()
  expect(await textOf('/api/round?of=mixed&season=2026-isaiah')).toBe('/api/round?of=mixed')
  expect(await textOf('/api/questions/4?season=2027-mark')).toBe('/api/questions/4?season=2027-mark')
  earlyReplies.forget()
  expect(await textOf('/api/today?season=2026-isaiah')).toBeUndefined()
})
