import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { commandOf } from '../commandOf.ts'
import { readProcessList } from './processList.ts'
import { openSupervisor } from './supervisor.ts'
import type { Program } from './supervisor.ts'

let folder = ''
const said: string[] = []
const say = (line: string): number => said.push(line)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A program that notes its start and its end in a file. */
const noting = (name: string): Program => {
  const file = join(folder, `${name}.mjs`)
  const notes = JSON.stringify(join(folder, 'notes'))
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
     appendFileSync(${notes}, '+${name} ')
     process.once('SIGTERM', () => { appendFileSync(${notes}, '-${name} '); process.exit(0) })
     setInterval(() => undefined, 1_000)`,
  )
  return { name, command: [process.execPath, file], match: file }
}
const notes = (): string => (existsSync(join(folder, 'notes')) ? readFileSync(join(folder, 'notes'), 'utf8') : '')
const hasNoted = (word: string) => () => Promise.resolve(notes().includes(word))
const pidOf = (name: string): number => {
  const list = readProcessList(join(folder, 'processes.json'))
  return list?.processes.find((process) => process.name === name)?.pid ?? 0
}
const open = () => openSupervisor({ folder, address: 'http://localhost:3000', say })

test('programs are stopped in the reverse order of their start', async () => {
  const supervisor = await open()
  for (const name of ['one', 'two', 'three']) await supervisor.start(noting(name), hasNoted(`+${name} `))
  await supervisor.stop()
  expect(notes()).toBe('+one +two +three -three -two -one ')
  expect(existsSync(join(folder, 'processes.json'))).toBe(false)
})

test('a program that dies is started again, and that is said', async () => {
  const supervisor = await open()
  await supervisor.start(noting('one'), hasNoted('+one '))
  const first = pidOf('one')
  process.kill(first, 'SIGKILL')
  await vi.waitFor(() => expect(notes()).toBe('+one +one '), 5_000)
  expect(pidOf('one')).not.toBe(first)
  expect(said.at(-1)).toMatch(/^one ended \(SIGKILL\)/)
  await supervisor.stop()
})

test('the gateway is started again at once, however often it dies', async () => {
  const supervisor = await open()
  await supervisor.start({ ...noting('one'), startsAgain: 'at once' }, hasNoted('+one '))
  const since = Date.now()
  for (let deaths = 1; deaths <= 6; deaths += 1) {
    process.kill(pidOf('one'), 'SIGKILL')
    await vi.waitFor(() => expect(notes()).toBe('+one '.repeat(deaths + 1)), { timeout: 5_000, interval: 10 })
  }
  // With pauses that grow from half a second the sixth would come after 31 s.
  expect(Date.now() - since).toBeLessThan(8_000)
  expect(said.slice(-6).every((line) => line.includes('it starts again at once'))).toBe(true)
  await supervisor.stop()
}, 20_000)

test('a program that ends at once is refused with its own words', async () => {
  const supervisor = await open()
  const command: Program['command'] = [process.execPath, '-e', 'console.error("no such table"); process.exit(3)']
  const program = { name: 'bad', command, match: 'no such table' }
  await expect(supervisor.start(program, () => Promise.resolve(false))).rejects.toThrow(
    'bad did not start: no such table',
  )
  await expect(supervisor.run(program)).rejects.toThrow('bad failed: no such table')
  await supervisor.stop()
})

test('a second supervisor of the same folder is refused while the first lives', async () => {
  const supervisor = await open()
  await expect(open()).rejects.toThrow(`Seraph already runs from ${folder}, at http://localhost:3000`)
  await supervisor.stop()
  await (await open()).stop()
})

test('kill -9 of the supervisor leaves nothing running, in order', async () => {
  const [one, two] = [noting('one'), noting('two')]
  const file = join(folder, 'supervise.ts')
  writeFileSync(
    file,
    `import { existsSync, readFileSync } from 'node:fs'
     import { openSupervisor } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))}
     const supervisor = await openSupervisor({ folder: ${JSON.stringify(folder)}, address: '', say: () => undefined })
     for (const program of ${JSON.stringify([one, two])}) {
       const notes = ${JSON.stringify(join(folder, 'notes'))}
       await supervisor.start(program, async () => existsSync(notes) && readFileSync(notes, 'utf8').includes('+' + program.name))
     }
     console.log('ready')`,
  )
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const pids = [pidOf('one'), pidOf('two')]
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(pids.map(commandOf)).toEqual(['', '']), 10_000)
  await vi.waitFor(() => expect(existsSync(join(folder, 'processes.json'))).toBe(false), 5_000)
  expect(notes()).toBe('+one +two -two -one ')
}, 20_000)
