import { browserSavingStore } from './stores/browserSavingStore.ts'
import { forgetEntriesOf } from './forgetEntriesOf.ts'
import type { SignedIn } from './owner.ts'
import { recountWaiting } from './outbox/waitingStore.ts'

/** A player has deleted their record (rule 18): what this browser keeps of them goes too. */
export async function forgetPlayer(player: SignedIn): Promise<void> {
  await forgetEntriesOf(await browserSavingStore(), player)
  // Few delete a record: what reads these brings zod along, which no first load should.
  const { forgetLateOf } = await import('../liveRoom/answers/lateAnswers.ts')
  forgetLateOf(player.playerCode)
  recountWaiting()
}
