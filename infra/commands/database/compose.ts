import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'

import { rootFolder } from '../../local/rootFolder.ts'
import { StartRefusal } from '../../local/startRefusal.ts'

/** Whether the database of this checkout's docker compose runs. */
export function isComposeRunning(): boolean {
  const list = ['compose', 'ps', '--quiet', '--status', 'running', 'postgres']
  const { status, stdout } = spawnSync('docker', list, { cwd: rootFolder, encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

/** Where `runInCompose` puts the file that it is given at a place in its list. */
export function mountedAt(path: string, place: number): string {
  return `/import/${place}/${basename(path)}`
}

/**
 * Runs a command of the migrate image beside the compose stack, with these
 * descriptors as its input and output. It finds each of `files`, paths
 * of this machine, where `mountedAt` says, and can only read them.
 */
export async function runInCompose(
  command: string[],
  input: number | 'ignore',
  output: number,
  files: readonly string[] = [],
): Promise<void> {
  const mounts = files.flatMap((path, place) => ['--volume', `${path}:${mountedAt(path, place)}:ro`])
  const args = ['compose', 'run', '--rm', '--no-TTY', '--no-deps', ...mounts, 'migrate', 'node', ...command]
  const child = spawn('docker', args, { cwd: rootFolder, stdio: [input, output, 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new StartRefusal('Nothing was done to the database of docker compose; the reason is above.')
}
