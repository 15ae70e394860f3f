import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DistressBox } from '@seraph/schema/distress'
import { expect, test } from 'vitest'

import { rootFolder } from '@seraph/infra/local/rootFolder'

const sources = globSync('{apps,packages}/*/src/**/*.ts', { cwd: rootFolder })
  .filter((file) => !file.includes('.test.') && !file.includes('node_modules'))
  .map((file) => ({ file, text: readFileSync(join(rootFolder, file), 'utf8') }))
const call = /\bmodel\s*\.\s*ask\b|\.chat\.completions\b|\/chat\/completions\b/

test('whoever asks a model looks for distress first, or is asked by what does', () => {
  const callers = sources.filter(({ text }) => call.test(text) && !text.includes('export function openModel'))
  expect(callers.length).toBeGreaterThanOrEqual(3)
  for (const { file, text } of callers.filter((one) => !one.file.endsWith('/openModel.ts'))) {
    const at = text.search(call)
    const guard = Math.max(text.indexOf('if (findDistress('), text.indexOf('askForReply(deps'))
    expect(guard, file).toBeGreaterThan(0)
    expect(guard, file).toBeLessThan(at)
  }
  const askForReply = sources.find(({ file }) => file.endsWith('/askForReply.ts'))?.text ?? ''
  expect(askForReply.indexOf('if (findDistress(work.text)')).toBeGreaterThan(0)
  expect(askForReply.indexOf('if (findDistress(work.text)')).toBeLessThan(askForReply.indexOf('work.ask(model'))
})

test('every box in which distress is found is counted somewhere under its name', () => {
  for (const box of DistressBox.options)
    expect(
      sources.some(({ text }) => new RegExp(`(?:box: |ountDistress\\([^)]*)'${box}'`).test(text)),
      box,
    ).toBe(true)
})
