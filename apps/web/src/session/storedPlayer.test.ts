import { afterEach, expect, test, vi } from 'vitest'

import { memoryStorage } from '../api/browserStorage.ts'
import { readStoredPlayer, storedPlayerKey, writeStoredPlayer } from './storedPlayer.ts'

afterEach(() => vi.unstubAllGlobals())

test('a player is kept and forgotten', () => {
  const storage = memoryStorage()
  expect(readStoredPlayer(storage)).toBeUndefined()
  writeStoredPlayer({ playerCode: 'MO1A' }, storage)
  expect(readStoredPlayer(storage)?.playerCode).toBe('MO1A')
  writeStoredPlayer(undefined, storage)
  expect(storage.getItem(storedPlayerKey)).toBeNull()
})

test.each(['{', 'null', '"MO1A"', '{"playerCode":7}', '{"playerCode":""}'])(
  'the corrupt value %s is reported and removed',
  (text) => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const storage = memoryStorage()
    storage.setItem(storedPlayerKey, text)
    expect(readStoredPlayer(storage)).toBeUndefined()
    expect(storage.getItem(storedPlayerKey)).toBeNull()
    expect(report).toHaveBeenCalledOnce()
  },
)
