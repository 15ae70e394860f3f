import { alikeRound } from '@seraph/domain/drills/alikeTasks'
import { useState } from 'react'

import { Choice } from '../../activity/round/Choice.tsx'
import { roundSizes } from '../../activity/round/roundSizes.ts'
import { DrillScreen } from '../../activity/DrillScreen.tsx'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { shuffle } from '../../activity/shuffle.ts'
import { useDrillRound } from '../../activity/useDrillRound.ts'
import { useSaveRound } from '../../activity/useSaveRound.ts'
import { leads } from '../../leads.ts'
import { ResumeCardPart } from '../../saving/notes/ResumeCardPart.tsx'
import { RunElsewhere } from '../../saving/notes/RunElsewhere.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { newWhichVerse, whichVerseVersion, type KeptWhichVerse } from './keptWhichVerse.ts'
import { whichVerseActivity } from './whichVerseActivity.ts'
import { answersOf, startWhichVerse, type WhichVerseRun } from './whichVerseRun.ts'

const loadRunView = () => import('./WhichVerseRunView.tsx').then((module) => module.WhichVerseRunView)
const RunView = lazyPart(loadRunView)

/** _Which verse was it?_: a round of verses that are nearly alike; or go on where one was (rule 202). */
export function WhichVerseScreen() {
  const saveRound = useSaveRound()
  const [size, setSize] = useState<(typeof roundSizes)[number][0]>('10')
  const { season, drills, resume, found, round, setRound } = useDrillRound<KeptWhichVerse>(
    {
      activity: whichVerseActivity.keptAs,
      version: whichVerseVersion,
      read: async (state) => (await import('./readWhichVerse.ts')).readWhichVerse(state),
    },
    loadRunView,
  )

  const start = () => {
    const pairs = shuffle(drills.data?.alike ?? [], Math.random)
    const tasks = alikeRound(pairs, size === 'all' ? Infinity : Number(size), (below) =>
      Math.floor(Math.random() * below),
    )
    setRound({ state: newWhichVerse(startWhichVerse(pairs, tasks, Math.random)) })
  }
  const complete = async (run: WhichVerseRun, minutes: number, saveKey: string) => {
    await saveRound('updateWhichVerse', { chaptersStudied: [], studyTime: minutes, answers: answersOf(run) }, saveKey)
    await resume.drop()
  }
  if (resume.isElsewhere) return <RunElsewhere onGoOn={() => resume.takeBack((now) => setRound(now ?? undefined))} />
  return (
    <DrillScreen
      lead={leads.whichVerse}
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
          onAgain={start}
        />
      ) : drills.data?.alike.length === 0 ? (
        <EmptyState title="Nothing to tell apart yet">This season has no verses for this drill.</EmptyState>
      ) : (
        <>
          {found != null && (
            <ResumeCardPart
              savedAt={found.savedAt}
              onGoOn={() => setRound(found)}
              onStartAnew={() => void resume.drop()}
            >
              Verse {found.state.run.index + 1} of {found.state.run.tasks.length}
            </ResumeCardPart>
          )}
          <GuestBanner />
          <Card className="mt-5">
            <h2 className="text-xl">How a round goes</h2>
            <p className="mt-2">
              You see two texts, or words from them, and choose which belongs where. Then both are shown side by side,
              with what only one of them says.
            </p>
            <p className="text-muted mt-2 text-base">
              It gives no rank points. What you mix up comes up again in the next days.
            </p>
            <div className="mt-4">
              <Choice name="size" label="Questions" options={roundSizes} value={size} onChange={setSize} />
            </div>
            <Button className="mt-5 w-full" onClick={start}>
              Start
            </Button>
          </Card>
        </>
      )}
    </DrillScreen>
  )
}
