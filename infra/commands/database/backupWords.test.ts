import { expect, test } from 'vitest'

import { backupWords } from './backupWords.ts'

test.each([
  [['seraph.backup'], { kind: 'file', file: 'seraph.backup' }],
  [['-'], { kind: 'file', file: '-' }],
  [['/backups', '--keep', '14'], { kind: 'folder', folder: '/backups', keptDays: 14, at: undefined }],
  [['--daily', '03:15', '--keep=7', 'here'], { kind: 'folder', folder: 'here', keptDays: 7, at: 195 }],
  [['here', '--keep', '1', '--daily', '23:59'], { kind: 'folder', folder: 'here', keptDays: 1, at: 1_439 }],
])('%j', (words, asked) => {
  expect(backupWords(words)).toEqual(asked)
})

test.each([
  [[], /Say where to/],
  [[''], /Say where to/],
  [['one', 'two'], /Say where to/],
  [['here', '--often'], /Say where to/],
  [['here', '--keep'], /Say where to/],
  [['here', '--daily', '03:00'], /--keep takes/],
  [['here', '--keep', '0'], /--keep takes/],
  [['here', '--keep', '-1'], /Say where to/],
  [['here', '--keep', '1.5'], /--keep takes/],
  [['here', '--keep', '14', '--daily', '24:00'], /--daily takes/],
  [['here', '--keep', '14', '--daily', '3:00'], /--daily takes/],
  [['-', '--keep', '14'], /--daily takes/],
])('%j is refused, with how it is written', (words, reason) => {
  expect(() => backupWords(words)).toThrow(reason)
  expect(() => backupWords(words)).toThrow('npm run backup -- FOLDER --keep DAYS [--daily HH:MM]')
})
