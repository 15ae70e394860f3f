import { seasonName } from '../../../api/seasonName.ts'
import { showQuestionFirst } from '../../../questions/showQuestionFirst.ts'
import { hasLeftRun } from '../../../saving/snapshots/hasLeftRun.ts'
import { seasonInHand } from '../../../session/season/seasonInHand.ts'
import { readStoredPlayer } from '../../../session/storedPlayer.ts'
import { practiceActivity } from '../practiceActivity.ts'

type Reply = Promise<Response | undefined>
/** What is read here of the two replies; whoever shows the screen reads them whole, by their contracts. */
type Session = { player: unknown; season: string | null; seasons: readonly { id: string }[] }
type Round = { questions: readonly { question: string; hint: string }[] }

/** What the screen of a round shows, and what it waits for. */
const loadParts = () => [
  import('../run/QuizRun.tsx'),
  import('../askSeraph/AskSeraphPanel.tsx'),
  import('../../../saving/stores/indexedSavingStore.ts'),
  import('../../../api/callContracts.ts'),
]

/**
 * Shows the first question of a round that the address asks for as soon as the server has said it. Not where the screen may turn out to
 * show something else: a run that was left comes first, and who logs in by a kept code, or comes to another season, is asked other ones.
 */
export async function showRoundFirst(round: Reply, session: Reply): Promise<void> {
  void Promise.allSettled(loadParts())
  const [told, who, isLeft] = await Promise.all([round, session, hasLeftRun(practiceActivity.keptAs)])
  if (isLeft || told?.ok !== true || who?.ok !== true) return
  const { player, season, seasons } = (await who.clone().json()) as Session
  const isToLogIn = player === null && readStoredPlayer() !== undefined
  if (isToLogIn || !seasonInHand({ season, seasons }, seasonName()).isAsked) return
  const { questions } = (await told.clone().json()) as Round
  const [first] = questions
  if (first !== undefined) showQuestionFirst({ ...first, note: `Question 1 of ${questions.length}` })
}
