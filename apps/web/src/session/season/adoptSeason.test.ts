import { beforeEach, expect, test, vi } from 'vitest'

import { queryClient } from '../../api/queries/queryClient.ts'
import { seasonName, setSeasonName } from '../../api/seasonName.ts'
import { adoptSeason, forgetAdoption } from './adoptSeason.ts'
import { keepGuestChoice, readGuestChoice } from './guestChoice.ts'

const [isaiah, mark] = ['2026-isaiah', '2027-mark']
const seasons = [
  { id: isaiah, title: 'Isaiah', year: 2026 },
  { id: mark, title: 'Mark', year: 2027 },
]
const reset = vi.spyOn(queryClient, 'resetQueries').mockResolvedValue()

beforeEach(() => {
  forgetAdoption()
  reset.mockClear()
})

test.each([
  ['a newcomer lands in the first open season, which the page has already', undefined, null, isaiah, 0],
  ['a guest keeps what this browser chose', mark, null, mark, 0],
  ['a season that was closed is given up', '2025-acts', null, isaiah, 1],
  ['a player’s season goes before what the browser kept', isaiah, mark, mark, 1],
  ['a player’s season goes before none', undefined, mark, mark, 1],
])('%s', (_what, kept, season, expected, resets) => {
  setSeasonName(kept, kept !== undefined)
  adoptSeason({ seasons, season })
  expect(seasonName()).toBe(expected)
  expect(reset).toHaveBeenCalledTimes(resets)
})

test('what somebody chose without a code is kept for their first one, and is nobody’s once a player is there', () => {
  keepGuestChoice(mark)
  adoptSeason({ seasons, season: null })
  expect(readGuestChoice()).toBe(mark)
  forgetAdoption()
  adoptSeason({ seasons, season: isaiah })
  expect(readGuestChoice()).toBeUndefined()
})

test('what the coach changes meanwhile waits for the next visit, and whoever signs in brings their own', () => {
  setSeasonName(undefined, false)
  adoptSeason({ seasons, season: isaiah })
  adoptSeason({ seasons, season: mark })
  expect(seasonName()).toBe(isaiah)
  forgetAdoption()
  adoptSeason({ seasons, season: mark })
  expect(seasonName()).toBe(mark)
})

test('before a season is loaded nothing is taken over', () => {
  setSeasonName(undefined, false)
  adoptSeason({ seasons: [], season: null })
  expect(seasonName()).toBeUndefined()
  adoptSeason({ seasons, season: mark })
  expect(seasonName()).toBe(mark)
})
