import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

type Taken = { pid: number; parent: number; seconds: number }

/** Linux counts a process' time in hundredths of a second. */
const ticksPerSecond = 100

/** The CPU time that a process and its descendants have taken so far, those that have ended too, in seconds. */
export function readCpu(pid: number): number {
  const all = process.platform === 'linux' ? listLinux() : listByPs()
  const children = Map.groupBy(all, ({ parent }) => parent)
  const sum = (one: Taken): number =>
    one.seconds + (children.get(one.pid) ?? []).reduce((total, child) => total + sum(child), 0)
  const root = all.find((one) => one.pid === pid)
  if (root === undefined) throw new Error(`process ${pid} is gone`)
  return sum(root)
}

function listLinux(): Taken[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        return []
      }
    })
}

/** A line of /proc/PID/stat; the name in it may hold spaces and parentheses. User and system time, and those of children that ended. */
export function parseStat(line: string): Taken {
  const rest = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(rest[place]), 0)
  return { pid: Number.parseInt(line, 10), parent: Number(rest[1]), seconds: ticks / ticksPerSecond }
}

function listByPs(): Taken[] {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' })
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, time = ''] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), seconds: secondsOf(time) }
    })
}

/** A time as ps writes it: minutes and seconds, before them hours. */
export function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
