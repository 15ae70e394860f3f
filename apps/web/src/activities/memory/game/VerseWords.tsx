import { nextWord, type MemoryVerse } from '@seraph/domain/memory/memoryRun'
import { memoryWordState } from '@seraph/domain/memory/memoryWordState'
import { useLayoutEffect, useRef, useState } from 'react'

import { useKeepFocusInView } from './useKeepFocusInView.ts'
import { WordInput } from './WordInput.tsx'

type Props = {
  verse: MemoryVerse
  place: { index: number; count: number }
  typed: readonly string[]
  onType: (at: number, text: string) => void
  onAllRight: () => void
}

/** The verse, word by word. A right word is written as it stands in the verse and takes one to the next that isn't right yet. */
export function VerseWords({ verse, place, typed, onType, onAllRight }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const [told, setTold] = useState('')
  const words = useRef<HTMLDivElement>(null)
  useKeepFocusInView(words)
  useLayoutEffect(() => boxes.current[0]?.focus(), [])
  const goTo = (at: number | undefined) => (at === undefined ? onAllRight() : boxes.current[at]?.focus())
  const type = (at: number, text: string) => {
    const original = verse.words[at]?.original ?? ''
    const isRight = memoryWordState(original, text) === 'correct'
    const wasRight = memoryWordState(original, typed[at] ?? '') === 'correct'
    if (!isRight || wasRight) {
      onType(at, text)
      return
    }
    onType(at, original)
    setTold(`Word ${at + 1} is right`)
    goTo(nextWord(verse, typed.with(at, original), at))
  }
  const count = verse.words.length
  return (
    <fieldset className="min-w-0" aria-labelledby="memory-verse memory-place">
      <h1 id="memory-verse" className="text-2xl">
        {verse.key.replace(/ Verse (?=\d+$)/, ':')}
      </h1>
      <p id="memory-place" className="text-muted text-base">
        Verse {place.index + 1} of {place.count}
      </p>
      <div ref={words} className="@container mt-4 flex flex-wrap gap-x-2 gap-y-3">
        {verse.words.map((word, at) => (
          <WordInput
            key={at}
            ref={(box) => {
              boxes.current[at] = box
            }}
            word={word}
            place={{ at, count }}
            typed={typed[at] ?? ''}
            onType={(text) => type(at, text)}
            onGo={(step) => boxes.current[at + step]?.focus()}
          />
        ))}
      </div>
      <output className="sr-only">{told}</output>
    </fieldset>
  )
}
