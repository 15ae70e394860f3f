import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import RotateCcw from 'virtual:icons/rotate-ccw'
import { useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { inputClass } from '../../../ui/inputClass.ts'

type Props = {
  season: Season
  index: MemoryIndex
  chapter: SeasonChapter
  isSwitching: boolean
  onSwitch: (chapter: SeasonChapter) => void
  onReset: () => void
}

/** Another chapter, or this one from its beginning. A choice alone changes nothing, so that no key press ends a game. */
export function GameFooter({ season, index, chapter, isSwitching, onSwitch, onReset }: Props) {
  const [wanted, setWanted] = useState(chapter.ordinal)
  const resting = new Set(index.chapters.filter(({ isBlocked }) => isBlocked).map((one) => one.chapter))
  const target = season.chapters.find(({ ordinal }) => ordinal === wanted)
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-2 px-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (target !== undefined) onSwitch(target)
      }}
    >
      <label className="min-w-28 flex-1 text-base">
        Chapter
        <select className={inputClass} value={wanted} onChange={(event) => setWanted(Number(event.target.value))}>
          {season.chapters.map(({ ordinal, label }) => (
            <option key={ordinal} value={ordinal}>
              {resting.has(ordinal) ? `${label} (resting)` : label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="quiet" isBusy={isSwitching}>
        Switch Chapter
      </Button>
      <Button look="plain" onClick={onReset}>
        <RotateCcw aria-hidden className="size-5" />
        Reset Game
      </Button>
    </form>
  )
}
