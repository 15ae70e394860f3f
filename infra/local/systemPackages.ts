import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is on PATH, with its whole path. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** Whether we may install Debian's packages on this system. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined
}

/** Installs Debian's packages, as root. Returns the last words of apt where that failed. */
export function installPackages(...names: string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', ...names]
  const commands = [['update', '--quiet'], install]
  for (const args of commands) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8', maxBuffer: 1 << 26 })
    if (status !== 0) return stderr.trim().split('\n').at(-1) ?? 'apt-get failed'
  }
  return undefined
}

/**
 * Unpacks a Debian package, and what it needs that the system lacks, into `folder`, without being root and without installing
 * anything. Throws when apt or the package lists aren't there.
 */
export function unpackPackage(name: string, folder: string): void {
  const run = (command: string, args: string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const plan = run('apt-get', ['--simulate', '--no-install-recommends', 'install', name])
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].flatMap(([, found]) => found ?? [])
  run('apt-get', ['download', '--quiet', ...missing])
  run('sh', ['-c', 'for file in *.deb; do dpkg -x "$file" .; done'])
}
