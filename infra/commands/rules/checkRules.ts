import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { rootFolder } from '../../local/rootFolder.ts'
import { findCitations } from './findCitations.ts'
import { readContents } from './readContents.ts'
import { readDecisions } from './readDecisions.ts'
import { readRules } from './readRules.ts'

/** Where rules are cited: sources and prose. Packs are matter, and a lockfile is nobody's prose. */
const isRead = (path: string): boolean =>
  /\.(?:ts|tsx|mjs|md|ya?ml|css|html)$/.test(path) &&
  !/^(?:packages\/content\/seasons|infra\/commands\/rules|pnpm-lock)/.test(path)

/**
 * `npm run rules`: refuses citations of rules that `docs/rules` doesn't have, rules that stand there twice or are missing in its table of
 * contents, and lists those that nothing cites. Decisions are held in the same way, but may stand uncited.
 */
const pages = join(rootFolder, 'docs', 'rules')
const stated = new Map<number, string>()
const faults: string[] = []
for (const name of (await readdir(pages)).filter((one) => one.endsWith('.md')))
  for (const rule of readRules(await readFile(join(pages, name), 'utf8'))) {
    const other = stated.get(rule)
    if (other !== undefined) faults.push(`docs/rules/${name}: rule ${rule} stands in ${other} too`)
    stated.set(rule, name)
  }
const contents = readContents(await readFile(join(pages, 'README.md'), 'utf8'))
const listed = new Map([...contents].flatMap(([name, rules]) => rules.map((rule) => [rule, name])))
for (const rule of new Set([...stated.keys(), ...listed.keys()]))
  if (stated.get(rule) !== listed.get(rule))
    faults.push(
      `docs/rules/README.md: rule ${rule} is said to be in ${listed.get(rule) ?? 'none'}, and is in ${stated.get(rule) ?? 'none'}`,
    )
const decisions = readDecisions(await readFile(join(rootFolder, 'docs/decisions.md'), 'utf8'))
for (const fault of decisions.faults) faults.push(`docs/decisions.md: ${fault}`)
const paths = execFileSync('git', ['ls-files'], { cwd: rootFolder, encoding: 'utf8' }).split('\n').filter(isRead)
const used = new Set<number>()
for (const path of paths) {
  const text = await readFile(join(rootFolder, path), 'utf8')
  for (const { line, rule, decision, text: citation } of findCitations(text)) {
    if (decision !== undefined) {
      if (!decisions.numbers.has(decision)) faults.push(`${path}:${line}: there is no decision ${decision}`)
    } else if (rule === undefined) faults.push(`${path}:${line}: "${citation}" is no text of this repository`)
    else if (!stated.has(rule)) faults.push(`${path}:${line}: there is no rule ${rule}`)
    else if (!path.startsWith('docs/rules/')) used.add(rule)
  }
}
for (const fault of faults) console.error(fault)
const unused = [...stated.keys()].filter((rule) => !used.has(rule)).sort((a, b) => a - b)
console.log(`${stated.size} rules, ${faults.length} faults, cited by nothing: ${unused.join(', ') || 'none'}`)
if (faults.length > 0) process.exitCode = 1
