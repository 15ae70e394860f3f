import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

/** What only the season of Isaiah may say, with some words around: its book, how many chapters it has, how many verses. */
const ownWords = /.{0,30}(?:isaiah|\b33 chapters\b|(?:\bof|\/) ?33\b|\b1 ?[–-] ?33\b|\b649\b).{0,30}/gi

const pack = new URL('../../../../packages/content/seasons/2027-mark-peter-john/season.json', import.meta.url)

/** What the pack of the season in hand says itself ("the seraphim of Isaiah 6"). */
const ofPack = textsOf(JSON.parse(readFileSync(pack, 'utf8'))).filter((text) => text.search(ownWords) >= 0)

/** All texts in a document, each with its blanks as one. */
function textsOf(document: unknown): string[] {
  if (typeof document === 'string') return [document.replace(/\s+/g, ' ')]
  return typeof document === 'object' && document !== null ? Object.values(document).flatMap(textsOf) : []
}

/**
 * What a screen of another season says of the season of Isaiah, in its texts, labels, fields and title. The option by which that season is
 * chosen names it, and is no part of it; nor is what the pack of the season in hand says itself.
 */
export async function findOtherSeason(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element === null || element.closest('select option[value="2026-isaiah"], script, style') !== null) continue
      if (node instanceof Element)
        for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
          texts.push(node.getAttribute(name) ?? '')
      else texts.push(node.textContent ?? '')
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) texts.push(node.value)
    }
    // One text of all: what is said may be cut into several elements ("of <b>33</b>").
    return texts.join(' ').replace(/\s+/g, ' ')
  })
  const rest = ofPack.reduce((text, own) => text.replaceAll(own, ' '), said)
  return rest.match(ownWords) ?? []
}
