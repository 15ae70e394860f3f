import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  backupName,
  backupTime,
  expiredBackups,
  lastBackup,
  longestRetryMs,
  mostExpired,
  msUntilBackup,
  msUntilRetry,
} from './dailyBackups.ts'

const [hour, day] = [3_600_000, 86_400_000]
const at = (time: string): number => Date.parse(time)
const named = (time: string): string => backupName(new Date(time))
const moments = fc.integer({ min: 0, max: at('2100-01-01T00:00:00Z') / 1_000 }).map((seconds) => seconds * 1_000)
const minutes = fc.integer({ min: 0, max: 1_439 })

test('a name tells the moment of its backup, and names stand in the order of their moments', () => {
  expect(named('2026-11-23T03:15:09.870Z')).toBe('seraph-2026-11-23T031509Z.backup')
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const [first, second] = [backupName(new Date(one)), backupName(new Date(other))]
      expect(backupTime(first)).toBe(one)
      expect(first < second).toBe(one < other)
    }),
  )
})

test.each([
  'seraph.backup',
  'seraph.deletions',
  'seraph-2026-11-23T031509Z.backup.part',
  'seraph-2026-02-30T031509Z.backup',
  'seraph-2026-13-01T031509Z.backup',
  'seraph-2026-11-23T251509Z.backup',
])('%s is no name of a daily backup, and never expires', (name) => {
  expect(backupTime(name)).toBeUndefined()
  expect(expiredBackups([name], { taken: named('2099-01-01T00:00:00Z'), keptDays: 1 })).toEqual([])
})

test('a folder of daily backups stays as large as it is: with each new one the oldest goes', () => {
  const names: string[] = []
  for (let one = 0; one < 40; one += 1) {
    const taken = backupName(new Date(at('2026-11-01T03:00:00Z') + one * day))
    names.push(taken)
    for (const name of expiredBackups(names, { taken, keptDays: 14 })) names.splice(names.indexOf(name), 1)
  }
  expect(names).toHaveLength(15)
  expect(names.at(-1)).toBe(named('2026-12-10T03:00:00Z'))
})

test('rule 218: only what is older than it is kept expires, two at most, the oldest first', () => {
  const folders = fc.uniqueArray(moments, { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(folders, fc.integer({ min: 1, max: 400 }), fc.nat(19), (times, keptDays, which) => {
      const takenMs = times[which % times.length] ?? 0
      const names = times.map((time) => backupName(new Date(time)))
      const taken = backupName(new Date(takenMs))
      const gone = expiredBackups([...names, 'seraph.deletions'], { taken, keptDays })
      const old = times.filter((time) => time < takenMs - keptDays * day).toSorted((a, b) => a - b)
      expect(gone).toEqual(old.slice(0, mostExpired).map((time) => backupName(new Date(time))))
    }),
  )
})

test.each([
  ['none yet', undefined, 0],
  ['that of yesterday', '2026-11-22T03:00:00Z', 0],
  ['that of today', '2026-11-23T03:00:00Z', 17 * hour],
  ['one by hand before the time', '2026-11-23T02:59:59Z', 0],
  ['one from the future', '2026-11-23T10:00:01Z', 0],
])('at ten, with 03:00 as the time and %s', (_, taken, ms) => {
  const takenMs = taken === undefined ? undefined : at(taken)
  expect(msUntilBackup({ nowMs: at('2026-11-23T10:00:00Z'), at: 180, takenMs })).toBe(ms)
})

test('one backup a day is due, at its minute, whenever one looks', () => {
  fc.assert(
    fc.property(moments, minutes, fc.integer({ min: 0, max: 3 * day }), (nowMs, minute, ago) => {
      const wait = msUntilBackup({ nowMs, at: minute, takenMs: nowMs - ago })
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(day)
      if (ago > day) expect(wait).toBe(0)
      if (wait > 0) expect((nowMs + wait) % day).toBe(minute * 60_000)
      expect(msUntilBackup({ nowMs, at: minute, takenMs: nowMs })).toBeGreaterThan(0)
      expect(msUntilBackup({ nowMs: nowMs + wait, at: minute, takenMs: nowMs - ago })).toBe(0)
    }),
  )
})

test('tries become rarer, and never rarer than every half hour', () => {
  expect([1, 2, 3, 6, 7, 2_000].map((failures) => msUntilRetry(failures) / 60_000)).toEqual([1, 2, 4, 30, 30, 30])
  expect(msUntilRetry(2_000)).toBe(longestRetryMs)
})

test('the last backup is the newest one that is not from the future', () => {
  const names = ['seraph.deletions', named('2026-11-21T03:00:00Z'), named('2026-11-22T03:00:00Z')]
  const nowMs = at('2026-11-23T10:00:00Z')
  expect(lastBackup(names, nowMs)).toBe(at('2026-11-22T03:00:00Z'))
  expect(lastBackup([...names, named('2030-01-01T00:00:00Z')], nowMs)).toBe(at('2026-11-22T03:00:00Z'))
  expect(lastBackup([...names, named('2026-11-23T10:01:00Z')], nowMs)).toBe(at('2026-11-23T10:01:00Z'))
  expect(lastBackup(['seraph.deletions'], nowMs)).toBeUndefined()
})
