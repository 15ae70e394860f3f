import { makeWorld } from './makeWorld.ts'
import type { World } from './makeWorld.ts'
import { permissionRows } from './permissionRows.ts'
import type { TestApp } from '../testApp.ts'

/** `clubName`: the one that the coach's code is for. */
export type LivingWorld = World & { clubName: string }

/** Who is let furthest: only past the check of rights is what is sent looked at. */
export function roleOf(endpoint: string): keyof World['browsers'] {
  const statuses = permissionRows[endpoint]?.statuses
  return (['coach', 'player', 'admin', 'guest'] as const).find((role) => statuses?.[role] === 200) ?? 'coach'
}

/** What gives the world of the last endpoint, or a new one where that one's calls have ended somebody's session. */
export function openWorlds(seraph: TestApp): () => Promise<LivingWorld> {
  let worlds = 0
  let world: LivingWorld | undefined
  return async () => {
    if (world !== undefined) {
      const { player, coach, admin } = world.browsers
      const sessions = await Promise.all(
        [player, coach, admin].map(async (page) => (await page.get('/api/session')).json()),
      )
      const [first, second, third] = sessions as { player: unknown; coach: unknown; isAdmin: boolean }[]
      if (first?.player && second?.coach && third?.isAdmin === true) return world
    }
    worlds += 1
    const clubName = `Mountain Oaks ${worlds}`
    world = { ...(await makeWorld(seraph, { club: clubName })), clubName }
    return world
  }
}
