import type { Session } from '@seraph/schema/http/session'

import { codeOf, isRefusal } from '../api/apiError.ts'
import { call } from '../api/call.ts'
import { adoptCode } from '../saving/adoptCode.ts'
import { adoptSeason } from './season/adoptSeason.ts'
import { announceNewCode } from './announceNewCode.ts'
import { readStoredCoachCode, writeStoredCoachCode } from './coach/storedCoachCode.ts'
import { readStoredPlayer, writeStoredPlayer } from './storedPlayer.ts'

/**
 * Who this browser is (rule 11): the server decides. Without a session, a stored code gets one silent login; if the server
 * refuses it, the stored player is forgotten and unsent work stays. Where it asks for the number, nothing is forgotten (rule 42).
 * @throws whatever else goes wrong, here or on the way: nothing is decided then and nothing forgotten.
 */
export async function restoreSession(): Promise<Session> {
  const session = await restorePlayer()
  const coach = await restoreCoach(session)
  adoptSeason(session)
  return { ...session, coach }
}

async function restorePlayer(): Promise<Session> {
  const session = await call('getSession', {})
  if (session.player !== null) {
    writeStoredPlayer(session.player)
    return session
  }
  const stored = readStoredPlayer()
  if (stored === undefined) return session
  try {
    const { player, updatedPlayerCode } = await call('loginPlayer', {
      body: { playerCode: stored.playerCode, isSilent: true },
    })
    if (updatedPlayerCode !== undefined) announceNewCode(updatedPlayerCode)
    await adoptCode(stored.playerCode, player)
    writeStoredPlayer(player)
    return await call('getSession', {})
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (codeOf(error) !== 'number_needed') writeStoredPlayer(undefined)
    return session
  }
}

/** The same for the coach: a browser that has held the session needs the code alone; if it is refused, the code is forgotten. */
async function restoreCoach(session: Session): Promise<Session['coach']> {
  const stored = readStoredCoachCode()
  if (session.coach !== null) {
    if (stored !== session.coach.coachCode) writeStoredCoachCode(session.coach.coachCode)
    return session.coach
  }
  if (stored === undefined) return null
  try {
    return (await call('loginCoach', { body: { code: stored } })).coach
  } catch (error) {
    if (!isRefusal(error)) throw error
    writeStoredCoachCode(undefined)
    return null
  }
}
