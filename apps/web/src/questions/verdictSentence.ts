import type { Evaluation } from '@seraph/schema/http/evaluate'

import { amountText } from '../language/amountText.ts'
import { verdictHeadline } from './verdictHeadline.ts'

/** The whole verdict as it is read out, once: headline, points, parts given, missing and wrong. */
export function verdictSentence({ score, maxScore, parts }: Pick<Evaluation, 'score' | 'maxScore' | 'parts'>): string {
  const list = (status: (typeof parts)[number]['status'], word: string) => {
    const names = parts.filter((part) => part.status === status).map(({ part }) => part)
    return names.length === 0 ? '' : ` ${word}: ${names.join(', ')}.`
  }
  const points = `${score} of ${amountText(maxScore, 'point')}.`
  const headline = `${verdictHeadline(score, maxScore)}: ${points}`
  return headline + list('given', 'Given') + list('missing', 'Missing') + list('wrong', 'Not quite')
}
