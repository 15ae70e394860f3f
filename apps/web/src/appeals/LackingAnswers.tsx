import { listLackingAnswers } from '@seraph/schema/http/appeals/lackingAnswers'
import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'
import { lackingTexts } from '../messages/appeals.ts'
import { AnswerList } from '../questions/AnswerList.tsx'

type Props = {
  playerId: string
  season: Season
  /** A coach reads, and asks for the child. */
  isForChild: boolean
}

/** A player's latest answers that lack points, each to be asked about (rule 200). Nothing where there is none. */
export function LackingAnswers({ playerId, season, isForChild }: Props) {
  const { data } = useQuery({
    queryKey: ['lacking-answers', playerId, season.id],
    queryFn: () => callEndpoint(listLackingAnswers, { params: { playerId } }, { season: season.id }),
    refetchOnMount: 'always',
  })
  const answers = data?.answers ?? []
  if (answers.length === 0) return null
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  return (
    <details className="border-line bg-surface rounded-card mt-4 border px-5 py-1 not-open:print:hidden sm:px-7">
      <summary className="flex min-h-12 items-center">
        <h2 className="text-xl">{lackingTexts.title}</h2>
      </summary>
      <p className="text-muted text-base">{isForChild ? lackingTexts.aboutChild : lackingTexts.about}</p>
      <AnswerList answers={answers} label={label} isForChild={isForChild} />
    </details>
  )
}
