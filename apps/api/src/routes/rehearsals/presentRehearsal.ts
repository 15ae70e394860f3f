import { sheetMarkId } from '@seraph/db/queries/events/sheetMarks'
import type { RehearsalRow } from '@seraph/db/queries/events/rehearsals'
import { toldVerdicts } from '@seraph/judge/say/toldVerdicts'
import { nad2023 } from '@seraph/domain/event/eventProfile'
import { placeAlone } from '@seraph/domain/event/placeAlone'
import { toldMarks } from '@seraph/domain/event/rehearsal'
import type { EventSet, Rehearsal } from '@seraph/schema/http/events/events'

/**
 * A rehearsal as it is sent: marks only of the sheets whose marks are told already, parts in the usual wording first (rule 172).
 * `asked`: what of them somebody asked about; `others`: what others scored over the same set.
 */
export function presentRehearsal(
  row: RehearsalRow,
  set: EventSet,
  { asked, others }: { asked: ReadonlyMap<string, 'waiting' | 'decided'>; others: readonly number[] },
): Rehearsal {
  const told = countTold(row)
  return {
    id: row.id,
    set,
    showsMarks: row.showsMarks,
    leftMs: row.leftMs,
    draft: row.draft,
    sheets: row.sheets.map(({ answer, isLate, judgement }, at) => ({
      answer,
      isLate,
      mark: at < told ? { ...judgement, parts: toldVerdicts(judgement.parts, row.questions[at]?.parts ?? []) } : null,
      appeal: asked.get(sheetMarkId({ rehearsalId: row.id, question: at })) ?? null,
    })),
    told,
    isEnded: row.isEnded,
    standing: row.isEnded ? standingOf(row, others) : null,
  }
}

function standingOf({ sheets }: RehearsalRow, others: readonly number[]): Rehearsal['standing'] {
  const sum = (of: (judgement: RehearsalRow['sheets'][number]['judgement']) => number) =>
    sheets.reduce((total, { judgement }) => total + of(judgement), 0)
  const [score, possible] = [sum((one) => one.score), sum((one) => one.maxScore)]
  return { place: placeAlone(nad2023, { score, possible, others }) ?? null, others: others.length }
}

/** How many of its sheets have their marks told. */
export function countTold({ showsMarks, sheets, questions }: RehearsalRow): number {
  return toldMarks({ showsMarks, handedIn: sheets.length, questions: questions.length })
}
