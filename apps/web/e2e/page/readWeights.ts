import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; src?: string; imports?: string[]; isDynamicEntry?: boolean }

const dist = join(import.meta.dirname, '../../dist')

/** The weights of the built web app in bytes of gzipped JavaScript. */
export type Weights = {
  /** By a screen's file: all that its first paint needs. */
  firstLoads: Map<string, number>
  /** By a screen's file: what it adds to the start that every screen shares. */
  screens: Map<string, number>
  /** By its file: any other part that is fetched when it is wanted, without what every screen has. */
  parts: Map<string, number>
}

/**
 * Weighs the build in `dist` by its manifest. The start is the entry and
 * `main.tsx`, which mounts the app, what `index.html` has the browser
 * preload, and the contracts of the calls that `main.tsx` sends before it renders. The other contracts come with a screen's first call, and
 * zod with the schemas with whatever reads forms, kept work or rooms: they are parts, which the other parts share.
 */
export function readWeights(): Weights {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const needed = (keys: readonly string[]): Set<string> => {
    const files = new Set<string>()
    const visit = (key: string): void => {
      const chunk = manifest[key]
      if (chunk === undefined) throw new Error(`the build has no ${key}`)
      if (files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports?.forEach(visit)
    }
    keys.forEach(visit)
    return files
  }
  const weigh = (files: Iterable<string>): number =>
    [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipped(file), 0)

  const start = needed(['index.html', 'src/main.tsx', 'src/api/startContracts.ts'])
  for (const file of preloadedFiles()) start.add(file)
  const beyond = (known: Set<string>, key: string): number =>
    weigh([...needed([key])].filter((file) => !known.has(file)))
  const schemas = Object.keys(manifest).filter((key) => key.startsWith('_contracts-'))
  const shared = ['src/api/callContracts.ts', ...schemas]
  const started = new Set([...start, ...needed(shared)])
  const lazy = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry === true && !start.has(manifest[key].file),
  )
  const isScreen = (key: string): boolean => key.endsWith('Screen.tsx')
  const screens = lazy.filter(isScreen)
  const parts = lazy.filter((key) => !isScreen(key) && !shared.includes(key))
  return {
    firstLoads: new Map(screens.map((key) => [key, weigh(start) + beyond(start, key)])),
    screens: new Map(screens.map((key) => [key, beyond(start, key)])),
    parts: new Map([
      ...shared.map((key) => [key, beyond(start, key)] as const),
      ...parts.map((key) => [key, beyond(started, key)] as const),
    ]),
  }
}

/** The scripts that the page names for the browser to fetch along with it. */
function preloadedFiles(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const links = page.match(/<link[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g) ?? []
  const files = links.flatMap((link) => /\bhref="\/([^"]+\.js)"/.exec(link)?.[1] ?? [])
  if (files.length === 0) throw new Error('index.html preloads nothing')
  return files
}

const sizes = new Map<string, number>()

function gzipped(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}
