import { readStoredPlayer } from './session/storedPlayer.ts'

/**
 * Shows what the waiting page tells a guest, as soon as the server has said that nobody is signed in. A browser that keeps a player's
 * code waits: it logs in first.
 * @param session the reply to the question who is signed in; undefined where there was none.
 */
export async function noteGuest(session: Promise<Response | undefined>): Promise<void> {
  const reply = await session
  if (reply?.ok !== true || readStoredPlayer() !== undefined) return
  // Whoever shows the screen reads the reply itself.
  const { player } = (await reply.clone().json()) as { player?: unknown }
  if (player === null) document.documentElement.dataset['guest'] = ''
}
