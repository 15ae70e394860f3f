import { namesItem } from '@seraph/domain/drills/markList'
import type { ListAnswer, OrderedList } from '@seraph/schema/http/drills'

/**
 * A list that is drilled (rule 202). In `windows` each thing is asked with its
 * neighbours shown, the `index`th now; `checked` is what was written for it, once it
 * is; `missed` are the things that weren't known there, by their ids. In `recall` all `lines` are written; `done` shows how they went.
 */
export type InOrderRun = {
  list: OrderedList
  phase: 'windows' | 'recall' | 'done'
  index: number
  checked: string | null
  missed: readonly string[]
  lines: readonly string[]
}

export type InOrderAction =
  | { type: 'check'; line: string }
  | { type: 'next' }
  | { type: 'toRecall' }
  | { type: 'write'; place: number; line: string }
  | { type: 'finish' }

export function startInOrder(list: OrderedList): InOrderRun {
  return { list, phase: 'windows', index: 0, checked: null, missed: [], lines: list.items.map(() => '') }
}

/** Was the thing that is asked named? Undefined while it isn't checked. */
export function isNamed({ list, index, checked }: InOrderRun): boolean | undefined {
  const item = list.items[index]
  return checked === null || item === undefined ? undefined : namesItem(item, checked)
}

/** What a drilled list becomes; an action that doesn't fit changes nothing. */
export function inOrderReducer(run: InOrderRun, action: InOrderAction): InOrderRun {
  switch (action.type) {
    case 'check':
      return run.phase === 'windows' && run.checked === null ? check(run, action.line) : run
    case 'next':
      if (run.phase !== 'windows' || run.checked === null) return run
      return run.index + 1 < run.list.items.length
        ? { ...run, index: run.index + 1, checked: null }
        : { ...run, phase: 'recall', checked: null }
    case 'toRecall':
      return run.phase === 'windows' ? { ...run, phase: 'recall', checked: null } : run
    case 'write':
      return run.phase === 'recall' ? { ...run, lines: run.lines.with(action.place, action.line) } : run
    case 'finish':
      return run.phase === 'recall' ? { ...run, phase: 'done' } : run
    default:
      return run
  }
}

function check(run: InOrderRun, line: string): InOrderRun {
  const checked = { ...run, checked: line }
  const id = run.list.items[run.index]?.id
  return id === undefined || isNamed(checked) === true ? checked : { ...checked, missed: [...run.missed, id] }
}

/** The list as it is told. */
export function answerOf({ list, missed, lines }: InOrderRun): ListAnswer {
  return { list: list.id, missed: [...missed], recalled: [...lines] }
}
