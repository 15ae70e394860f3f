import { execFileSync } from 'node:child_process'

/** The memory that a process holds now (its resident set), in bytes. */
export function readMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}
