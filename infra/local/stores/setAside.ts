import { existsSync, renameSync } from 'node:fs'

/** Renames a file or folder to the first of `<path>.damaged-1`, `-2`, … that is free, and returns that. */
export function setAside(path: string): string {
  let number = 1
  while (existsSync(`${path}.damaged-${number}`)) number += 1
  const aside = `${path}.damaged-${number}`
  renameSync(path, aside)
  return aside
}
