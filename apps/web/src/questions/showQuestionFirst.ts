import { splitPassage } from '../activity/splitPassage.ts'
import { routeOf } from '../screenAt.ts'
import { screenWidths } from '../screenWidths.ts'
import { earlyQuestion } from './earlyQuestion.ts'

/** Writes a question into the waiting page, in the place of the headline; `note` stands above it. */
export function showQuestionFirst({ question, hint, note }: { question: string; hint: string; note: string }): void {
  const main = document.querySelector<HTMLElement>('.waiting .earlymain')
  if (main === null) return
  const { asked, passage } = splitPassage(question)
  for (const [part, text] of Object.entries({ note, asked, passage, hint })) {
    const place = main.querySelector(`[data-part='${part}']`)
    if (place !== null) place.textContent = text
  }
  const width = screenWidths[routeOf(location.pathname)]
  if (width !== undefined) main.dataset['width'] = width
  document.documentElement.dataset['early'] = ''
  earlyQuestion.take(main.firstElementChild)
}
