/**
 * Measures how well distress is found on files of phrases:
 * node infra/commands/distress/measure.ts FILE.jsonl … [--errors N]
 */
import { findDistress } from '@seraph/distress/findDistress'
import { parseArgs } from 'node:util'

import { readPhrases } from './readPhrases.ts'
import type { Phrase } from './readPhrases.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { errors: { type: 'string', default: '20' } },
})
if (positionals.length === 0) {
  console.error('usage: npm run distress -- FILE.jsonl … [--errors N]')
  process.exitCode = 2
} else measure((await Promise.all(positionals.map((path) => readPhrases(path)))).flat(), Number(values.errors))

function measure(phrases: readonly Phrase[], errors: number): void {
  const marked = phrases.map((phrase) => ({
    ...phrase,
    found: findDistress(phrase.text, { known: phrase.known ?? [] }),
  }))
  const inNeed = marked.filter(({ distress }) => distress !== null)
  const alike = marked.filter(({ distress }) => distress === null)
  const missed = inNeed.filter(({ found }) => found === undefined)
  const alarms = alike.filter(({ found }) => found !== undefined)
  const languages = [...new Set(marked.map(({ lang }) => lang))].sort()
  const share = (part: number, whole: number): string => (whole === 0 ? '' : `${(part / whole).toFixed(3)} of ${whole}`)
  const recall = (rows: typeof marked): string =>
    share(rows.filter(({ found }) => found !== undefined).length, rows.length)
  const kinds = [...new Set(inNeed.map(({ distress }) => distress))].sort((a, b) => String(a).localeCompare(String(b)))
  const row = (rows: typeof marked): Record<string, string> =>
    Object.fromEntries([
      ...languages.map((lang) => [lang, recall(rows.filter((one) => one.lang === lang))]),
      ['all', recall(rows)],
    ])
  console.table({
    ...Object.fromEntries(kinds.map((kind) => [kind, row(inNeed.filter(({ distress }) => distress === kind))])),
    recall: row(inNeed),
    'false alarms': row(alike),
  })
  const sameKind = inNeed.filter(({ found, distress }) => found === distress).length
  console.log(
    `recall ${share(inNeed.length - missed.length, inNeed.length)}, of the very kind ${share(sameKind, inNeed.length)}`,
  )
  console.log(`false alarms ${share(alarms.length, alike.length)}`)
  for (const { text, distress } of missed.slice(0, errors)) console.log(`missed ${distress}: ${text}`)
  for (const { text, found } of alarms.slice(0, errors)) console.log(`false alarm ${found}: ${text}`)
}
