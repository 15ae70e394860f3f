import { redisCommand } from '../local/redisCommand.ts'
import { StartRefusal } from '../local/startRefusal.ts'
import { canInstallPackages, findProgram, installPackages } from '../local/systemPackages.ts'

const say = (line: string): void => console.log(line)

/**
 * Sees to it that the system has what the tests run on, Redis and Chromium, installing as root what is missing. Returns the settings
 * that tell the tests of it; throws a `StartRefusal` that says what to install.
 */
export function ensureSystem(): Record<string, string> {
  redisCommand(say)
  return { SERAPH_CHROMIUM: process.env['SERAPH_CHROMIUM'] ?? chromium() }
}

function chromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  if (canInstallPackages()) {
    say('Installing chromium')
    const problem = installPackages('chromium', 'fonts-liberation')
    if (problem !== undefined) say(`apt-get: ${problem}`)
  }
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new StartRefusal(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name another one in SERAPH_CHROMIUM.',
  )
}

function findChromium(): string | undefined {
  return findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome')
}
