import { firstLetterAt } from '@seraph/domain/memory/firstLetterAt'
import { memoryWordState } from '@seraph/domain/memory/memoryWordState'
import type { MemoryWord } from '@seraph/schema/http/memoryGame'
import Check from 'virtual:icons/check'
import X from 'virtual:icons/x'
import { useState, type KeyboardEvent, type Ref } from 'react'

import { stepOf } from './stepOf.ts'
import { wordLabel } from './wordLabel.ts'
import { wordWidth } from './wordWidth.ts'

type Props = {
  ref: Ref<HTMLInputElement>
  word: MemoryWord
  place: { at: number; count: number }
  typed: string
  onType: (text: string) => void
  /** To the box so many further on. */
  onGo: (step: 1 | -1) => void
}

const looks = {
  neutral: 'border-edge bg-raised',
  correct: 'border-good bg-good-ground text-good',
  incorrect: 'border-fair bg-fair-ground text-fair',
}

/** One word: a box as wide as it, its letters mixed up on it, which make room for what is typed. Told by colour and by a sign. */
export function WordInput({ ref, word: { original, scrambled }, place, typed, onType, onGo }: Props) {
  const [isLeft, setIsLeft] = useState(false)
  const state = memoryWordState(original, typed)
  const isWhole = typed.trim().length >= original.length || isLeft
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = stepOf(event.key, typed)
    if (step === undefined) return
    event.preventDefault()
    if (step !== 0) onGo(step)
  }
  return (
    <span className="relative block max-w-full" style={{ width: wordWidth(original), fontSize: fitting(original) }}>
      <input
        ref={ref}
        type="text"
        aria-label={wordLabel(scrambled, original, place, state)}
        aria-invalid={state === 'incorrect' && isWhole}
        value={typed}
        maxLength={original.length}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setIsLeft(false)}
        onBlur={() => setIsLeft(true)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        className={`block min-h-14 w-full rounded-lg border-[1.5px] px-1 text-center ${looks[state]} ${state === 'incorrect' ? 'pt-4' : ''}`}
      />
      {state !== 'correct' && <Scrambled original={original} scrambled={scrambled} isSmall={state === 'incorrect'} />}
      {state !== 'neutral' && (
        <span
          aria-hidden
          className={`absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full text-white ${state === 'correct' ? 'bg-[#1b7143]' : 'bg-[#a9281f]'}`}
        >
          {state === 'correct' ? <Check className="size-3.5" /> : <X className="size-3.5" />}
        </span>
      )}
    </span>
  )
}

/** The mixed-up letters over the box; the one that the word begins with is emphasised. */
function Scrambled({ original, scrambled, isSmall }: MemoryWord & { isSmall: boolean }) {
  const first = firstLetterAt(original, scrambled)
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-x-0 text-center whitespace-nowrap ${isSmall ? 'text-muted top-0.5 text-[0.8em]' : 'text-muted top-0 leading-14'}`}
    >
      {scrambled.slice(0, Math.max(first, 0))}
      <b className="text-ember font-bold underline underline-offset-2">
        {scrambled.slice(Math.max(first, 0), first + 1)}
      </b>
      {scrambled.slice(first + 1)}
    </span>
  )
}

/** 20 px, less for a word that would be wider than the verse. */
const fitting = (word: string): string => `min(1.25rem, ${(160 / word.length).toFixed(1)}cqw)`
