import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { test } from '@playwright/test'

const folder = join(import.meta.dirname, '../../../../.cache/screens')
const sheets = join(folder, 'sheets')

/** How many pictures a sheet has, and how wide and how tall at most each is on it, by the width of the screen. */
const plans = {
  desktop: { perSheet: 12, columns: 3, width: 560, tallest: 700 },
  phone: { perSheet: 16, columns: 8, width: 240, tallest: 720 },
  narrow: { perSheet: 16, columns: 8, width: 240, tallest: 720 },
} as const

const wordsOf = (kind: string) => {
  const pictures = readdirSync(folder).filter((file) => file.endsWith(`-${kind}.png`))
  return pictures.map((file) => ({ file, name: file.slice(0, -`-${kind}.png`.length) }))
}

/** Of a long page the upper part is shown, and that it goes on. */
function htmlOf(
  title: string,
  pictures: readonly { file: string; name: string }[],
  plan: (typeof plans)[keyof typeof plans],
) {
  const figures = pictures.map(
    ({ file, name }) =>
      `<figure><figcaption>${name}</figcaption><div><img src="${pathToFileURL(join(folder, file)).href}"></div></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
body{margin:16px;font:14px sans-serif;background:#777;color:#fff;width:${plan.columns * (plan.width + 12)}px}
main{display:grid;grid-template-columns:repeat(${plan.columns},${plan.width}px);gap:12px}
figure{margin:0}div{max-height:${plan.tallest}px;overflow:hidden}img{display:block;width:100%}
</style><h1>${title}</h1><main>${figures.join('')}</main>`
}

rmSync(sheets, { recursive: true, force: true })
mkdirSync(sheets, { recursive: true })

for (const [project, plan] of Object.entries(plans)) {
  for (const scheme of ['light', 'dark']) {
    const pictures = wordsOf(`${project}-${scheme}`)
    for (let from = 0; from < pictures.length; from += plan.perSheet) {
      const title = `${project} ${scheme} ${from / plan.perSheet + 1}`
      test(title, async ({ page }) => {
        const file = join(sheets, title.replaceAll(' ', '-'))
        writeFileSync(`${file}.html`, htmlOf(title, pictures.slice(from, from + plan.perSheet), plan))
        await page.setViewportSize({ width: plan.columns * (plan.width + 12) + 32, height: 800 })
        await page.goto(pathToFileURL(`${file}.html`).href)
        await page.screenshot({ path: `${file}.png`, fullPage: true })
      })
    }
  }
}
