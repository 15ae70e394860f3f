import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import subsetFont from 'subset-font'

/** The faces of the two npm packages, each with the weights that the app sets it in. */
const faces = [
  { name: 'fraunces', weights: { min: 500, max: 700 } },
  { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
] as const

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** What nearly every page is set in: ASCII and the marks of our texts; `fonts.css` says the same as `unicode-range`. */
const core = `${charactersFrom(0x20, 0x7e)}\u00a0©½·×‑–—‘’“”•…→−`
/** The accented letters and signs of western Europe: fetched where one of them stands on the page. */
const accented = charactersFrom(0xa0, 0xff)
  .split('')
  .filter((character) => !core.includes(character))
  .join('')

/**
 * Writes the parts of the two faces that the style sheet names into node_modules/.fonts: a first visit fetches 34 kB of them, not
 * the 71 kB of the packages' own files.
 */
export async function subsetFonts(): Promise<void> {
  const folder = join(import.meta.dirname, 'node_modules/.fonts')
  mkdirSync(folder, { recursive: true })
  for (const { name, weights } of faces) {
    const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
    const whole = readFileSync(join(import.meta.dirname, file))
    for (const [part, text] of [
      ['core', core],
      ['accented', accented],
    ] as const) {
      const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } })
      writeFileSync(join(folder, `${name}-${part}.woff2`), subset)
    }
  }
}
