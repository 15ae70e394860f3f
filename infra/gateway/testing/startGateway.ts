import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '../../local/freePort.ts'

/** A gateway in a process of its own, before a recorder. */
export type RunningGateway = { port: number; isRunning: () => boolean; stop: () => Promise<void> }

/** What runs a gateway that listens on `port` and serves `webFolder`; it may write into `folder`. */
export type GatewayCommand = (at: { port: number; webFolder: string; folder: string }) => {
  command: [string, ...string[]]
  env?: Record<string, string>
}

/** Starts a gateway on a free port of 127.0.0.1, with a web app of three files, and waits until it serves them. */
export async function startGateway(commandFor: GatewayCommand): Promise<RunningGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  const webFolder = join(folder, 'web')
  for (const name of ['assets', '.vite']) mkdirSync(join(webFolder, name), { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><meta property="og:image" content="/share.png" />')
  writeFileSync(join(webFolder, 'assets/app-1.js'), 'console.log(1)')
  writeFileSync(join(webFolder, '.vite/manifest.json'), '{"src":"secret"}')
  const port = await freePort()
  const { command, env } = commandFor({ port, webFolder, folder })
  const child = spawn(command[0], command.slice(1), { stdio: 'ignore', env: { ...process.env, ...env } })
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const stop = async (): Promise<void> => {
    if (isRunning()) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true })
  }
  while (!(await answers(`http://127.0.0.1:${port}/index.html`))) {
    if (!isRunning()) throw new Error(`${command.join(' ')} ended`)
    await sleep(25)
  }
  return { port, isRunning, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { redirect: 'manual' })).status < 400
  } catch {
    return false
  }
}
