/**
 * Measures the built-in judge on a file of judged responses:
 * node infra/commands/judge/measure.ts FILE.jsonl [--tags] [--errors N] [--folds N] [--lexicon FILE] [--season ID] [--verse] [--profile ID]
 * --profile names the rules that the file's points go by (`nad-2023`: only the first answers count).
 * With --verse the judge is told the text that a case's `ref` cites, as it is in play.
 * With --season a case's id names a question of that season, which is judged as in play: by the pack's parts, not the file's answer.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { judge } from '@seraph/judge/judge'
import type { Scripture } from '@seraph/judge/read/scripture'
import { splitAnswer } from '@seraph/judge/read/split/splitAnswer'
import { Lexicon, RulesProfile } from '@seraph/schema/judging'
import type { JudgingCase } from '@seraph/schema/judging'

import { agreement, quadraticKappa, summarize } from './figures.ts'
import type { Marked } from './figures.ts'
import { readCases } from './readCases.ts'
import { readReferences } from './readReferences.ts'
import { seasonQuestions } from './seasonQuestions.ts'
import type { SeasonQuestion } from './seasonQuestions.ts'

const seasonLexicon = new URL('../../../packages/content/seasons/2026-isaiah/lexicon.json', import.meta.url)
const usage =
  'usage: npm run judge -- FILE.jsonl [--tags] [--errors N] [--folds N] [--lexicon FILE] [--season ID] [--verse] [--profile ID]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tags: { type: 'boolean', default: false },
    errors: { type: 'string', default: '0' },
    folds: { type: 'string', default: '0' },
    lexicon: { type: 'string' },
    season: { type: 'string' },
    verse: { type: 'boolean', default: false },
    profile: { type: 'string', default: 'study' },
  },
})

const profile = RulesProfile.parse(values.profile)
const [file] = positionals
if (file === undefined) {
  console.error(usage)
  process.exitCode = 2
} else await measure(file)

async function measure(path: string): Promise<void> {
  const cases = await readCases(path)
  const askedOf =
    values.season === undefined
      ? askedOfFile(await readLexicon(), values.verse ? await readReferences(cases) : () => undefined)
      : await askedOfSeason(values.season)
  const [first] = cases
  if (first !== undefined) markCase(first, askedOf(first))
  const marks = cases.flatMap((entry) => markCase(entry, askedOf(entry)))
  console.table(summarize(marks))
  if (values.tags) printTags(marks)
  if (Number(values.folds) > 1) printFolds(cases, marks, Number(values.folds))
  for (const mark of marks.filter((entry) => entry.score !== entry.fair).slice(0, Number(values.errors))) {
    console.log(`${mark.id} ${mark.tag}: ${mark.score} for ${mark.fair} of ${mark.points} | ${mark.text.slice(0, 160)}`)
  }
}

async function readLexicon(): Promise<Lexicon | undefined> {
  if (values.lexicon === undefined && !existsSync(seasonLexicon)) return undefined
  return Lexicon.parse(JSON.parse(await readFile(values.lexicon ?? seasonLexicon, 'utf8')))
}

/** What the judge is handed for a case; a file may be measured without a lexicon. */
type Asked = Omit<SeasonQuestion, 'lexicon'> & { lexicon: SeasonQuestion['lexicon'] | undefined }

/** How a case is judged by the answer that the file gives. */
function askedOfFile(lexicon: Lexicon | undefined, scriptureOf: (entry: JudgingCase) => Scripture | undefined) {
  return (entry: JudgingCase): Asked => {
    const { question, answer, points } = entry
    const texts = typeof answer === 'string' ? splitAnswer(answer, points) : answer
    return {
      question: { question, points, parts: texts.map((text) => ({ text })) },
      lexicon,
      scripture: scriptureOf(entry),
    }
  }
}

/** How a case is judged as the season's question of its id. Throws on an id that the season doesn't have. */
async function askedOfSeason(season: string) {
  const questions = await seasonQuestions(season)
  return ({ id }: JudgingCase): Asked => {
    const asked = questions.get(id)
    if (asked === undefined) throw new Error(`${season} has no question ${id}`)
    return asked
  }
}

function markCase(entry: JudgingCase, { question, lexicon, scripture }: Asked): readonly Marked[] {
  return entry.responses.map(({ text, score, tag }) => {
    const startedAt = performance.now()
    const judgement = judge(question, text, lexicon, scripture, profile)
    return {
      id: entry.id,
      tag,
      text,
      points: entry.points,
      fair: score,
      score: judgement.score,
      milliseconds: performance.now() - startedAt,
    }
  })
}

function printTags(marks: readonly Marked[]): void {
  const byTag = Map.groupBy(marks, (mark) => mark.tag)
  const rows = [...byTag]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, own]): [string, object] => {
      const gave = own.reduce((sum, mark) => sum + mark.score, 0)
      return [
        tag,
        {
          responses: own.length,
          agreement: agreement(own).toFixed(3),
          'points given': gave,
          'fair points': own.reduce((sum, mark) => sum + mark.fair, 0),
        },
      ]
    })
  console.table(Object.fromEntries(rows))
}

/** The spread over folds by question: what one set of questions says, another may not. */
function printFolds(cases: readonly JudgingCase[], marks: readonly Marked[], folds: number): void {
  const rows = Array.from({ length: folds }, (_, fold) => {
    const ids = new Set(cases.filter((_entry, at) => at % folds === fold).map((entry) => entry.id))
    const own = marks.filter((mark) => ids.has(mark.id))
    return {
      questions: ids.size,
      responses: own.length,
      agreement: agreement(own).toFixed(3),
      'quadratic kappa': quadraticKappa(own).toFixed(3),
    }
  })
  console.table(rows)
}
