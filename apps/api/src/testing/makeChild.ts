import type { Player } from '@seraph/schema/http/players/players'
import type { SecretNumber } from '@seraph/service/numberSeal'

import type { Browser } from './browser.ts'
import { numberOf } from './numberOf.ts'
import { register } from './register.ts'
import type { TestApp } from './testApp.ts'

let [made, addresses] = [0, 0]

/** A browser at an address of its own. */
export function elsewhere(seraph: Pick<TestApp, 'browser'>): Browser {
  addresses += 1
  return seraph.browser(`10.30.${Math.floor(addresses / 250)}.${addresses % 250}`)
}

/** A player who registered at `home`, each in a team of their own, with their number and card. */
export async function makeChild(
  seraph: Pick<TestApp, 'browser' | 'deps' | 'db'>,
  over: object = {},
): Promise<Player & SecretNumber & { home: Browser }> {
  made += 1
  const home = elsewhere(seraph)
  const player = await register(home, { teamName: `Team ${made}`, ...over })
  return { home, ...player, ...(await numberOf(seraph, player.id)) }
}

/** Who a browser is signed in as, and whether it is proved. */
export async function whoIs(page: Browser): Promise<{ player: { playerCode: string } | null; isProved: boolean }> {
  return (await page.get('/api/session')).json()
}

/** The code of a refusal. */
export function codeOf(reply: { json: () => unknown }): string | undefined {
  return (reply.json() as { code?: string }).code
}
