import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { chapterStandingQuery } from '../../api/queries/chapterStandingQuery.ts'
import { chaptersText } from '../../liveRoom/chaptersText.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { VerseGrid } from '../../verses/VerseGrid.tsx'
import { VerseRun } from './VerseRun.tsx'

type Props = { chapter: SeasonChapter; marked: readonly number[]; onMark: (verses: readonly number[]) => void }

/** The verses of one chapter to mark; a player sees at each how it stands, and marks with one press those not recalled yet. */
export function MarkedVerses({ chapter: { ordinal, label, verses: count }, marked, onMark }: Props) {
  const { player } = useSession()
  const { data } = useQuery({ ...chapterStandingQuery(player?.id ?? '', ordinal), enabled: player !== null })
  const open =
    data?.verses.flatMap((one, at) => (one?.state === 'unseen' || one?.state === 'seen' ? [at + 1] : [])) ?? []
  return (
    <>
      <VerseRun count={count} marked={marked} onMark={onMark} />
      <VerseGrid label={label} count={count} marked={marked} standings={data?.verses} onMark={onMark} />
      <p aria-live="polite">
        {marked.length === 0 ? `All ${count} verses of ${label}.` : `${label}:${chaptersText(marked)}`}
      </p>
      <div className="-ml-3 flex flex-wrap">
        <Button look="plain" disabled={marked.length === 0} onClick={() => onMark([])}>
          All verses
        </Button>
        {open.length > 0 && open.length < count && (
          <Button look="plain" onClick={() => onMark(open)}>
            Not recalled yet
          </Button>
        )}
      </div>
    </>
  )
}
