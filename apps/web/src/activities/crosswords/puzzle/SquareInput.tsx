import type { KeyboardEvent } from 'react'

import { classes } from '../../../ui/classes.ts'
import { typedLetter } from './gridKeys.ts'

type Props = {
  place: number
  letter: string
  number: number | undefined
  label: string
  look: 'here' | 'word' | 'plain'
  isWrong: boolean
  isShown: boolean
  isLocked: boolean
  onLetter: (place: number, letter: string) => void
  onErase: (place: number) => void
  onSelect: (place: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, place: number) => void
}

const grounds = { here: 'bg-gold text-on-gold', word: 'bg-fair-ground', plain: 'bg-raised' } as const

/** One square: a field for a letter. A wrong one is struck through, one that was given away has a dot. */
export function SquareInput(props: Props) {
  const { place, letter, number, label, look, isWrong, isShown, isLocked } = props
  return (
    <span className={classes('relative block', grounds[look])}>
      <input
        id={`square-${place}`}
        value={letter}
        aria-label={label}
        aria-invalid={isWrong}
        readOnly={isLocked}
        tabIndex={look === 'here' ? 0 : -1}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        className={classes(
          'focus-visible:outline-indigo size-full bg-transparent pt-[15%] text-center text-[calc(var(--square)*0.56)] leading-none font-semibold uppercase caret-transparent outline-offset-[-3px] focus-visible:relative focus-visible:z-10',
          isWrong && (look === 'here' ? 'text-[#5c2a00]' : 'text-fair'),
        )}
        onFocus={(event) => event.target.select()}
        onPointerDown={() => props.onSelect(place)}
        onKeyDown={(event) => props.onKeyDown(event, place)}
        onChange={(event) => {
          const typed = typedLetter(letter, event.target.value)
          if (typed !== undefined) props.onLetter(place, typed)
          else if (event.target.value === '') props.onErase(place)
        }}
      />
      {number !== undefined && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-[4%] left-[6%] text-[max(0.55rem,calc(var(--square)*0.27))] leading-none"
        >
          {number}
        </span>
      )}
      {isWrong && <span aria-hidden className="squarewrong" />}
      {isShown && <span aria-hidden className="absolute right-[8%] bottom-[8%] size-1.5 rounded-full bg-current" />}
    </span>
  )
}
