import ListOrdered from 'virtual:icons/list-ordered'
import Shuffle from 'virtual:icons/shuffle'
import { ToggleGroup } from 'radix-ui'

import type { TriviaOrder } from './run/triviaRun.ts'

const itemClass =
  'data-[state=on]:bg-indigo data-[state=on]:text-on-indigo inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-base font-semibold'

/** Sequential or Random; a change begins the round anew. */
export function OrderToggle({ order, onChange }: { order: TriviaOrder; onChange: (order: TriviaOrder) => void }) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="Order of the questions"
      value={order}
      onValueChange={(value) => {
        if (value === 'sequential' || value === 'random') onChange(value)
      }}
      className="border-edge inline-flex rounded-xl border-[1.5px] p-0.5"
    >
      <ToggleGroup.Item value="sequential" className={itemClass}>
        <ListOrdered aria-hidden className="size-5" />
        Sequential
      </ToggleGroup.Item>
      <ToggleGroup.Item value="random" className={itemClass}>
        <Shuffle aria-hidden className="size-5" />
        Random
      </ToggleGroup.Item>
    </ToggleGroup.Root>
  )
}
