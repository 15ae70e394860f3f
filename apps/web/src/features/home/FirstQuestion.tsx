import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { splitPassage } from '../../activity/splitPassage.ts'
import { call } from '../../api/call.ts'
import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { longestAnswer } from '../../questions/longestAnswer.ts'
import { paths } from '../../paths.ts'
import { useIsWelcomeOpen } from '../../session/notices/useIsWelcomeOpen.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { DivineNameNote } from '../../verses/DivineNameNote.tsx'
import { ScriptureText } from '../../verses/ScriptureText.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'

/** As high as most first questions, so that what is below stays where it is. */
const firstQuestionHeight = 'min-h-76 sm:min-h-64'

/** A visitor's first round: its first question at once, no form before it. Without questions nothing is shown: the ways in stand above. */
export function FirstQuestion({ season }: { season: Season | undefined }) {
  const id = useId()
  const [answer, setAnswer] = useState('')
  const navigate = useNavigate()
  const isWelcomeOpen = useIsWelcomeOpen()
  const { isError: isOut } = useQuery(seasonQuery)
  const { data, isPending } = useQuery({
    queryKey: ['round', 'first', season?.id],
    enabled: season !== undefined,
    queryFn: () => call('getRound', { query: { of: 'mixed', size: '5' } }),
  })
  const [first] = data?.questions ?? []
  // Behind the greeting nobody reads it; it is there when the greeting goes.
  if (isWelcomeOpen) return <div className={`mt-6 ${firstQuestionHeight}`} />
  if (isPending && !isOut) return <Skeleton className={`mt-6 ${firstQuestionHeight}`} />
  if (season === undefined || data === undefined || first === undefined) return null
  const { asked, passage } = splitPassage(first.question)
  const check = (event: FormEvent) => {
    event.preventDefault()
    void navigate(paths.practice, { state: { questions: data.questions, answer: answer.trim() } })
  }
  return (
    <Card className={`mt-6 ${firstQuestionHeight}`}>
      <p className="text-muted text-base">
        {data.questions.length} questions from {season.title}. <span className="whitespace-nowrap">No sign-up.</span>
      </p>
      <h2 id={id} className="mt-2 text-xl sm:text-2xl">
        {asked}
      </h2>
      {passage !== '' && (
        <p className="mt-2 whitespace-pre-line">
          <ScriptureText text={passage} />
        </p>
      )}
      <DivineNameNote texts={[passage]} />
      <p className="text-muted mt-1 text-base">{first.hint}</p>
      <form onSubmit={check} className="mt-4 flex flex-wrap gap-2">
        <input
          aria-labelledby={id}
          className={`${inputClass} min-w-36 flex-1`}
          placeholder="Type here"
          autoComplete="off"
          maxLength={longestAnswer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <Button type="submit">{answer.trim() === '' ? 'Begin' : 'Check'}</Button>
      </form>
    </Card>
  )
}
