import type { Evaluation } from '@seraph/schema/http/evaluate'
import { lazy, Suspense } from 'react'

import { loadMarkedWords } from './loadMarkedWords.ts'
import './ownWords.css'

export type OwnWordsProps = { answer: string; question: string; evaluation: Evaluation }

/** Where the part that marks the words can't be fetched, the words stand there as they were written: the verdict needs no more. */
const MarkedWords = lazy(async () => ({ default: await loadMarkedWords().catch(() => PlainWords) }))

/** What the child wrote, above its parts (rule 247). */
export function OwnWords(props: OwnWordsProps) {
  return (
    <Suspense fallback={<PlainWords {...props} />}>
      <MarkedWords {...props} />
    </Suspense>
  )
}

function PlainWords({ answer }: OwnWordsProps) {
  return (
    <div className="ownwords">
      <small>You wrote</small>
      <p>{answer}</p>
    </div>
  )
}
