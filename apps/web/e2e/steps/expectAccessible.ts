import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect } from '@playwright/test'
import type { Frame, Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

/** Every document reads axe anew: its minified text is half as long as `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG's rules, and that no heading leaves out a level; of what is in order only how much there is, which is written in half the time. */
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
}

/**
 * Fails where axe finds anything on the page or in its frames as they stand, light or dark, or a heading that leaves out a level;
 * `where` names it in the failure.
 */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const frame of page.frames()) expect(await findViolations(frame), [where, colorScheme].join(' ')).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

/** A document that axe has been in has it still. */
async function findViolations(frame: Frame): Promise<Result[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  return frame.evaluate(async (wanted) => (await globalThis.axe.run(wanted)).violations, options)
}

declare global {
  var axe: typeof axeCore
}
