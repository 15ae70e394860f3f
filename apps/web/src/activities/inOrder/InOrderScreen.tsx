import { DrillScreen } from '../../activity/DrillScreen.tsx'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { useDrillRound } from '../../activity/useDrillRound.ts'
import { useSaveRound } from '../../activity/useSaveRound.ts'
import { leads } from '../../leads.ts'
import { ResumeCardPart } from '../../saving/notes/ResumeCardPart.tsx'
import { RunElsewhere } from '../../saving/notes/RunElsewhere.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { inOrderActivity } from './inOrderActivity.ts'
import { answerOf, startInOrder, type InOrderRun } from './inOrderRun.ts'
import { inOrderVersion, newInOrder, type KeptInOrder } from './keptInOrder.ts'
import { ListChoice } from './ListChoice.tsx'

const loadRunView = () => import('./InOrderRunView.tsx').then((module) => module.InOrderRunView)
const RunView = lazyPart(loadRunView)

/** _In order_: a list of the season, first with its neighbours shown, then all from memory; or go on where one was (rule 202). */
export function InOrderScreen() {
  const saveRound = useSaveRound()
  const { season, drills, resume, found, round, setRound } = useDrillRound<KeptInOrder>(
    {
      activity: inOrderActivity.keptAs,
      version: inOrderVersion,
      read: async (state) => (await import('./readInOrder.ts')).readInOrder(state),
    },
    loadRunView,
  )

  const complete = async (run: InOrderRun, minutes: number, saveKey: string) => {
    await saveRound('updateInOrder', { chaptersStudied: [], studyTime: minutes, lists: [answerOf(run)] }, saveKey)
    await resume.drop()
  }
  if (resume.isElsewhere) return <RunElsewhere onGoOn={() => resume.takeBack((now) => setRound(now ?? undefined))} />
  return (
    <DrillScreen
      lead={leads.inOrder}
      isReady={season !== undefined && found !== undefined}
      isUnderWay={round !== undefined}
      drills={drills}
    >
      {round !== undefined ? (
        <RunView
          key={round.state.saveKey}
          start={round.state}
          onChange={(state) => resume.keep(state, round.runId)}
          onComplete={(run, minutes) => void complete(run, minutes, round.state.saveKey)}
          onAgain={() => setRound(undefined)}
        />
      ) : drills.data?.lists.length === 0 ? (
        <EmptyState title="No lists yet">This season has no lists for this drill.</EmptyState>
      ) : (
        <>
          {found != null && (
            <ResumeCardPart
              savedAt={found.savedAt}
              onGoOn={() => setRound(found)}
              onStartAnew={() => void resume.drop()}
            >
              {found.state.run.list.title}
            </ResumeCardPart>
          )}
          <GuestBanner />
          <ListChoice
            lists={drills.data?.lists ?? []}
            onStart={(list) => setRound({ state: newInOrder(startInOrder(list)) })}
          />
        </>
      )}
    </DrillScreen>
  )
}
