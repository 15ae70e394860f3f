import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; src?: string; imports?: string[]; isDynamicEntry?: boolean }

const dist = join(import.meta.dirname, '../dist')

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
 * Weighs the build in `dist` by its manifest. The start is the entry and `main.tsx`, which mounts the app; contracts and schemas come with the
 * first call, after the first paint, and are one of the parts.
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

  const start = needed(['index.html', 'src/main.tsx'])
  const beyond = (known: Set<string>, key: string): number =>
    weigh([...needed([key])].filter((file) => !known.has(file)))
  const started = new Set([...start, ...needed(['src/api/contracts.ts'])])
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true && key !== 'src/main.tsx')
  const isScreen = (key: string): boolean => key.endsWith('Screen.tsx')
  const screens = lazy.filter(isScreen)
  return {
    firstLoads: new Map(screens.map((key) => [key, weigh(start) + beyond(start, key)])),
    screens: new Map(screens.map((key) => [key, beyond(start, key)])),
    parts: new Map(
      lazy
        .filter((key) => !isScreen(key))
        .map((key) => [key, beyond(key.endsWith('contracts.ts') ? start : started, key)]),
    ),
  }
}

const sizes = new Map<string, number>()

function gzipped(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}
