import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells of every change in a folder and those in it, with the file's path
 * from `root`. Each folder is watched for itself: Node's recursive watch on
 * Linux loses a file that an editor saves by renaming another onto it.
 */
export function watchFolder(root: string, onChange: (file: string) => void, within = ''): void {
  const folder = join(root, within)
  watch(folder, (_event, name) => {
    if (name === null) return
    const path = join(within, name)
    if (isNewFolder(join(root, path))) watchFolder(root, onChange, path)
    onChange(path)
  })
  watched.add(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) watchFolder(root, onChange, join(within, entry.name))
}

const watched = new Set<string>()

function isNewFolder(path: string): boolean {
  return !watched.has(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
