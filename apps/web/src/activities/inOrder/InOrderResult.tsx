import { accuracy } from '@seraph/domain/progress/accuracy'
import { markList } from '@seraph/domain/drills/markList'
import CircleCheck from 'virtual:icons/circle-check'
import CircleDot from 'virtual:icons/circle-dot'

import { Beside } from '../../activity/Beside.tsx'
import { ResultCard } from '../../activity/ResultCard.tsx'
import { Card } from '../../ui/Card.tsx'
import { orderText } from './inOrderTexts.ts'
import type { InOrderRun } from './inOrderRun.ts'

type Props = { run: InOrderRun; onAgain: () => void }

/** What of the list was recalled, and how much of it stood in order: two things, told apart. */
export function InOrderResult({ run: { list, lines }, onAgain }: Props) {
  const marked = markList(list.items, lines)
  const known = marked.given.filter(Boolean).length
  return (
    <>
      <ResultCard
        title={list.title}
        percent={accuracy(known, list.items.length) ?? 0}
        onNewQuiz={onAgain}
        again="Another list"
      >
        <p className="mt-3">
          <b>{known}</b> of {list.items.length} recalled.
        </p>
        <p>{orderText(marked.inOrder, known)}</p>
      </ResultCard>
      <Card className="mt-4">
        <h2 className="text-xl">The list</h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-8">
          {list.items.map(({ id, text, beside }, place) => {
            const line = marked.lines.indexOf(place)
            return (
              <li key={id}>
                <span className="flex items-start gap-2">
                  {marked.given[place] === true ? (
                    <CircleCheck aria-label="Recalled" className="text-good mt-0.5 size-6 flex-none" />
                  ) : (
                    <CircleDot aria-label="Not recalled" className="text-fair mt-0.5 size-6 flex-none" />
                  )}
                  <span>
                    {text}
                    <Beside words={beside} />
                    {line !== -1 && line !== place && (
                      <span className="text-muted block text-base">You had it in place {line + 1}.</span>
                    )}
                    {line === -1 && (
                      <span className="text-fair block text-base">It comes up again in the next days.</span>
                    )}
                  </span>
                </span>
              </li>
            )
          })}
        </ol>
      </Card>
    </>
  )
}
