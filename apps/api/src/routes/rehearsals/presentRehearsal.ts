import { sheetMarkId } from '@seraph/db/queries/events/sheetMarks'
import type { RehearsalRow } from '@seraph/db/queries/events/rehearsals'
import { toldVerdicts } from '@seraph/judge/say/toldVerdicts'
import { toldMarks } from '@seraph/domain/event/rehearsal'
import type { EventSet, Rehearsal } from '@seraph/schema/http/events'

/**
 * A rehearsal as it is sent: marks only of the sheets whose marks are told already, parts in the usual wording first (rule 172).
 * `asked`: what of them somebody asked about.
 */
export function presentRehearsal(
  row: RehearsalRow,
  set: EventSet,
  asked: ReadonlyMap<string, 'waiting' | 'decided'>,
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
  }
}

/** How many of its sheets have their marks told. */
export function countTold({ showsMarks, sheets, questions }: RehearsalRow): number {
  return toldMarks({ showsMarks, handedIn: sheets.length, questions: questions.length })
}
