import { judge } from '@seraph/judge/judge'

import type { VerseText } from '../edition.ts'
import type { Fault } from './fault.ts'
import { asJudged } from './probes/probeJudge.ts'
import type { Pack } from '../pack/readPack.ts'
import type { RenderedQuestion } from '../make/renderQuestion.ts'
import { replaceWords } from '../replaceWords.ts'

/** How many answers in the usual wording were judged, and which of them lose points. */
export type WordingReport = { judged: number; lost: { id: string; answer: string; score: number; points: number }[] }

/**
 * Checks that the words in which editions differ stand in their verses,
 * and judges every answer with the usual words in the place of the edition's,
 * and as it is told: a child who learnt those must lose nothing.
 */
export function findWordingFaults(
  pack: Pack,
  rendered: readonly RenderedQuestion[],
  verseText: VerseText,
): { report: WordingReport; faults: Fault[] } {
  const faults: Fault[] = []
  const report: WordingReport = { judged: 0, lost: [] }
  const byVerse = Map.groupBy(pack.wordings, ({ chapter, verse }) => `${chapter}:${verse}`)
  for (const { chapter, verse, edition } of pack.wordings) {
    const place = pack.season.chapters.find(({ label }) => label === chapter)
    const text = place === undefined ? undefined : verseText(place.book, place.chapter, verse)
    if (text === undefined || !plain(text).includes(plain(edition)))
      faults.push({ where: `wordings.json ${chapter}:${verse}`, what: `"${edition}" doesn't stand there` })
  }
  const judgeWording = (own: RenderedQuestion, answer: string): void => {
    report.judged += 1
    const { score } = judge(asJudged(own), answer, pack.lexicon)
    if (score < own.points) report.lost.push({ id: own.id, answer, score, points: own.points })
  }
  const byId = new Map(rendered.map((question) => [question.id, question]))
  for (const { question, chapter } of pack.questions) {
    const own = byId.get(question.id)
    const label = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)?.label
    if (own === undefined || question.type === 'true_false') continue
    const answer = own.parts.map(({ text }) => text).join(', ')
    const told = own.parts.map(({ text, usual = text }) => usual).join(', ')
    const said = new Set(told === answer ? [] : [told])
    const [from, to] =
      'passage' in question
        ? [question.passage.verse, question.passage.verse]
        : [question.verse, question.verseEnd ?? question.verse]
    for (let verse = from; verse <= to; verse += 1)
      for (const { edition, usual } of byVerse.get(`${label}:${verse}`) ?? [])
        for (const words of usual) {
          const replaced = replaceWords(answer, edition, words)
          if (replaced !== undefined) said.add(replaced)
        }
    for (const one of said) judgeWording(own, one)
  }
  for (const { id, answer, score, points } of report.lost)
    faults.push({ where: id, what: `in the usual wording "${answer}" earns ${score} of ${points}` })
  return { report, faults }
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}
