import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { findProgram } from '../../local/systemPackages.ts'
import type { GatewayCommand } from './startGateway.ts'

const source = join(import.meta.dirname, '../Caddyfile')
const start = join(import.meta.dirname, '../start.sh')

/**
 * Compose's gateway, the system's Caddy with the Caddyfile as it is but
 * for where it listens, finds the web app and its upstream: one on this
 * machine, which is api and rooms at once. Started by the image's own script,
 * as the site `https://seraph.example`. Throws where there is no Caddy.
 */
export function caddy(upstreamPort: number): GatewayCommand {
  const program = findProgram('caddy')
  if (program === undefined) throw new Error('The tests need Caddy (Debian: apt-get install caddy).')
  return ({ port, webFolder, folder }) => {
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, caddyfileFor(webFolder, upstreamPort))
    const env = {
      SITE_ADDRESS: `http://:${port}`,
      CROSSWORD_FRAMES: '',
      PUBLIC_URL: 'https://seraph.example/',
      WEB_FOLDER: webFolder,
      TMPDIR: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    }
    return { command: ['sh', start, program, 'run', '--config', file, '--adapter', 'caddyfile'], env }
  }
}

function caddyfileFor(webFolder: string, upstreamPort: number): string {
  const changes: readonly (readonly [string, string])[] = [
    ['root * /srv', `root * ${webFolder}`],
    ['import balanced api 3001', `import balanced 127.0.0.1 ${upstreamPort}`],
    ['import balanced rooms 3002', `import balanced 127.0.0.1 ${upstreamPort}`],
    ['http://:8081 {', 'http://127.0.0.1:0 {'],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The Caddyfile has no "${from}"`)
      return text.replace(from, () => to)
    },
    readFileSync(source, 'utf8'),
  )
}
