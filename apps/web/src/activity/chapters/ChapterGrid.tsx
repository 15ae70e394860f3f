import type { Season, SeasonChapter } from '@seraph/schema/season'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { stateWords } from '../../ui/seraphMap/stateWords.ts'
import { gridStep } from './gridStep.ts'
import { useToday } from './useToday.ts'

const FeatherSign = lazyPart(async () => (await import('../../ui/seraphMap/FeatherSign.tsx')).FeatherSign, null)
const ChapterStates = lazyPart(async () => (await import('./ChapterStates.tsx')).ChapterStates, null)

/** How an activity shows a chapter: chosen among several, the present one, on its way, not to be chosen, or with a reason behind it. */
export type ChapterCell = {
  isPressed?: boolean
  isPresent?: boolean
  isBusy?: boolean
  isOff?: boolean
  hasReason?: boolean
  /** Its name where that says more than the chapter's. */
  name?: string
  sign?: ReactNode
}

type Props = {
  season: Season
  /** Which chapters stand together, under which name; by book where nothing is said. */
  groups?: readonly { name: string; chapters: readonly SeasonChapter[] }[]
  cellOf: (ordinal: number) => ChapterCell
  onChoose: (chapter: SeasonChapter) => void
}

/**
 * The season's chapters, the same in every activity, with what a player remembers of each. One stop for Tab; arrows, Home and
 * End lead from one to the next.
 */
export function ChapterGrid({ season, groups = booksOf(season), cellOf, onChoose }: Props) {
  const id = useId()
  const states = useToday(season)?.chapters
  const [visited, setVisited] = useState<number>()
  const cells = new Map(groups.flatMap((group) => group.chapters).map(({ ordinal }) => [ordinal, cellOf(ordinal)]))
  const free = [...cells].filter(([, { isOff }]) => isOff !== true)
  const chosen = free.find(([, { isPressed, isPresent }]) => isPressed === true || isPresent === true)
  const stop = free.some(([ordinal]) => ordinal === visited) ? visited : (chosen ?? free[0])?.[0]
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
    const from = buttons.findIndex((button) => button === document.activeElement)
    const next = gridStep(
      event.key,
      from,
      buttons.map((button) => button.getBoundingClientRect()),
    )
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <>
      <div role="toolbar" tabIndex={-1} aria-label="Chapters" onKeyDown={step}>
        {groups.map(({ name, chapters }) => (
          <fieldset key={name} className="mt-3">
            <legend className={groups.length > 1 ? 'text-muted mb-2 font-semibold' : 'sr-only'}>{name}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
              {chapters.map((chapter) => {
                const { ordinal, label } = chapter
                const cell = cells.get(ordinal) ?? {}
                const state = states?.[ordinal - 1] ?? 'unseen'
                const isOn = cell.isPressed === true || cell.isPresent === true || cell.isBusy === true
                return (
                  <button
                    key={ordinal}
                    type="button"
                    tabIndex={ordinal === stop ? 0 : -1}
                    aria-label={cell.name ?? label}
                    aria-describedby={state === 'unseen' ? undefined : `${id}${ordinal}`}
                    aria-pressed={cell.isPressed}
                    aria-current={cell.isPresent === true ? 'true' : undefined}
                    aria-busy={cell.isBusy}
                    aria-haspopup={cell.hasReason === true ? 'dialog' : undefined}
                    disabled={cell.isOff}
                    onFocus={() => setVisited(ordinal)}
                    onClick={() => onChoose(chapter)}
                    className={classes(
                      'relative min-h-12 rounded-xl border-[1.5px] text-lg font-semibold tabular-nums transition-colors not-disabled:hover:border-indigo',
                      isOn
                        ? 'bg-indigo text-on-indigo border-transparent'
                        : cell.isOff === true
                          ? 'border-line text-muted border-dashed'
                          : cell.hasReason === true
                            ? 'border-edge text-muted border-dashed'
                            : 'border-edge bg-raised',
                      state !== 'unseen' && 'pb-2.5',
                    )}
                  >
                    {chapter.chapter}
                    {cell.sign}
                    {state !== 'unseen' && (
                      <span className="absolute inset-x-0 bottom-1 grid justify-center [&>svg]:h-2.5 [&>svg]:w-6">
                        <FeatherSign state={state} />
                        <span id={`${id}${ordinal}`} hidden>
                          {stateWords[state]}
                        </span>
                      </span>
                    )}
                  </button>
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
      {states !== undefined && <ChapterStates states={states} />}
    </>
  )
}

function booksOf({ books, chapters }: Season) {
  return books.map(({ name }) => ({ name, chapters: chapters.filter(({ book }) => book === name) }))
}
