import { posix } from 'node:path'

const imported = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g

/** The folder that a file is a part of: one feature, one activity; undefined for what is shared, and for the list of activities itself. */
function roomOf(path: string): string | undefined {
  return /^apps\/web\/src\/((?:features|activities)\/[^/]+)\//.exec(path)?.[1]
}

/**
 * The imports of one web feature or activity by another, as `file imports
 * file`. What two of them need is shared and stands elsewhere; features
 * know activities by their list alone. `sources`: each file's text by its path from the root.
 */
export function featureImports(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, text]) => {
    const own = roomOf(path)
    if (own === undefined) return []
    return [...text.matchAll(imported)].flatMap(([, specifier = '']) => {
      const target = posix.join(posix.dirname(path), specifier)
      const other = roomOf(target)
      return other === undefined || other === own ? [] : [`${path} imports ${target}`]
    })
  })
}
