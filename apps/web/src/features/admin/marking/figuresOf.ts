import type { MarkingFigure } from '@seraph/schema/http/admin/adminMarking'

import { numberText } from '../../../language/numberText.ts'
import { shareText } from './shareText.ts'

/** The figures of some answers together, in words. Agreement: of the appeals that people decided, how many marks stood. */
export function figuresOf(of: readonly MarkingFigure[]): { name: string; figure: string }[] {
  const sum = (what: 'answers' | 'sure' | 'byModel' | 'appealed' | 'overturned' | 'upheld') =>
    of.reduce((all, one) => all + one[what], 0)
  return [
    { name: 'Answers', figure: numberText(sum('answers')) },
    { name: 'Sure', figure: shareText(sum('sure'), sum('answers')) },
    { name: 'By the model', figure: shareText(sum('byModel'), sum('answers')) },
    { name: 'Appealed', figure: numberText(sum('appealed')) },
    { name: 'Overturned', figure: numberText(sum('overturned')) },
    { name: 'Agreement', figure: shareText(sum('upheld'), sum('upheld') + sum('overturned')) },
  ]
}
