import { redisCommand } from '../local/stores/redisCommand.ts'
import { StartRefusal } from '../local/startRefusal.ts'
import { canInstallPackages, findProgram, installPackages } from '../local/systemPackages.ts'

const say = (line: string): void => console.log(line)

/**
 * Sees to it that the system has what the tests run on, Redis, Caddy and Chromium, installing as root what is missing. Returns the settings
 * that tell the tests of it; throws a `StartRefusal` that says what to install.
 */
export function ensureSystem(): Record<string, string> {
  redisCommand(say)
  ensureCaddy()
  return { SERAPH_CHROMIUM: process.env['SERAPH_CHROMIUM'] ?? chromium() }
}

/** The gateway of compose, which intruders try. */
function ensureCaddy(): void {
  if (findProgram('caddy') === undefined) install('caddy')
  if (findProgram('caddy') === undefined)
    throw new StartRefusal(
      'The tests need Caddy: install it (Debian: apt-get install caddy; macOS: brew install caddy).',
    )
}

/** Chromium as a shell without windows opens a page for a fifth of the CPU, which counts in a thousand pages. */
function chromium(): string {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const found = findChromium()
    if (found !== undefined) return found
    install(name, 'fonts-liberation')
  }
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new StartRefusal(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name another one in SERAPH_CHROMIUM.',
  )
}

function install(...names: [string, ...string[]]): void {
  if (!canInstallPackages()) return
  say(`Installing ${names[0]}`)
  const problem = installPackages(...names)
  if (problem !== undefined) say(`apt-get: ${problem}`)
}

function findChromium(): string | undefined {
  return findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome')
}
