import Check from 'virtual:icons/check'
import X from 'virtual:icons/x'

import { classes } from '../../ui/classes.ts'

type Props = {
  /** The id of the question's heading, which names the group. */
  labelId: string
  choices: readonly string[]
  chosen: string | null
  /** The answer that was given; then the choices are locked and `answer` is shown. */
  given: string | undefined
  answer: string
  onChoose: (choice: string) => void
}

/** The letter of a choice by its place: A, B, C … */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)

/** The lettered choices: one of them can be chosen, with the arrow keys too, until an answer is given. */
export function ChoiceList({ labelId, choices, chosen, given, answer, onChoose }: Props) {
  const isLocked = given !== undefined
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="mt-4 grid gap-2.5">
      {choices.map((choice, place) => {
        const isRight = isLocked && choice === answer
        const isWrong = isLocked && choice === given && choice !== answer
        return (
          <label
            key={choice}
            className={classes(
              'has-focus-visible:outline-indigo flex min-h-13 items-center gap-3 rounded-xl border-[1.5px] px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              isRight && 'bg-good-ground border-good',
              isWrong && 'bg-fair-ground border-fair',
              !isLocked &&
                'border-edge bg-raised has-checked:border-indigo has-checked:bg-sunken hover:border-indigo cursor-pointer',
              isLocked && !isRight && !isWrong && 'border-line text-muted',
            )}
          >
            <input
              type="radio"
              name={labelId}
              className="sr-only"
              checked={isLocked ? choice === given : choice === chosen}
              disabled={isLocked}
              onChange={() => onChoose(choice)}
            />
            <span
              aria-hidden
              className={classes(
                'grid size-9 flex-none place-items-center rounded-full text-base font-bold',
                choice === chosen && !isLocked ? 'bg-indigo text-on-indigo' : 'bg-sunken',
                (isRight || isWrong) && 'bg-transparent!',
              )}
            >
              {isRight ? <Check className="text-good" /> : isWrong ? <X className="text-fair" /> : letterOf(place)}
            </span>
            <span className="flex-1">
              <span className="sr-only">{letterOf(place)}: </span>
              {choice}
              {isRight && <span className="text-good block text-base font-semibold">Right answer</span>}
              {isWrong && <span className="text-fair block text-base font-semibold">Your answer</span>}
            </span>
          </label>
        )
      })}
    </div>
  )
}
