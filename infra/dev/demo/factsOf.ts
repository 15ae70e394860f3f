import { countScores } from '@seraph/api/routes/progress/countScores'
import { crosswordActions } from '@seraph/api/routes/progress/crosswordActions'
import { markTrivia } from '@seraph/api/routes/progress/markTrivia'
import type { NewProgressEvent } from '@seraph/db/queries/progress/progressEvents'
import type { Counts } from '@seraph/schema/progress/progressKinds'

import type { DemoKind } from './demoTeams.ts'
import type { Sitting } from './sitting.ts'

type Facts = Pick<NewProgressEvent, 'chapters' | 'actions'> & { counts: Partial<Counts> }

const questionsEach = 8

/** What a sitting says, for the kinds of which the api is told no more than that: as its routes make it of what a browser sends. */
export const factsOf: Readonly<Record<Exclude<DemoKind, 'ai-evaluated' | 'memory'>, (sitting: Sitting) => Facts>> = {
  trivia(sitting) {
    const { season, accuracy, random } = sitting
    const chapter = chapterOf(sitting)
    const asked = [...season.trivia.byId.values()].filter((one) => one.chapter === chapter && !one.isRetired)
    const answers = asked.slice(0, questionsEach).map(({ id, choices, answer }) => {
      const others = choices.filter((choice) => choice !== answer)
      const choice = random(100) < accuracy ? answer : (others[random(others.length)] ?? answer)
      return { questionId: id, choice }
    })
    return markTrivia(season, answers)
  },
  'self-graded'(sitting) {
    const { season, accuracy, random } = sitting
    const chapter = chapterOf(sitting)
    const asked = [...season.questionById.values()].filter((one) => one.chapter === chapter && !one.isRetired)
    const scores = asked.slice(0, questionsEach).map(({ id, points }) => {
      return { questionId: id, score: random(100) < accuracy ? points : random(points) }
    })
    return countScores(season, scores)
  },
  crossword({ crosswords, day }) {
    const chapter = crosswords[day % crosswords.length] ?? 1
    return { chapters: [chapter], counts: { crosswordsCompleted: 1 }, actions: crosswordActions([chapter]) }
  },
  study: (sitting) => ({ chapters: [chapterOf(sitting)], counts: {}, actions: [] }),
}

/** Another chapter every day, all over the season. */
function chapterOf({ season, day }: Sitting): number {
  const { chapters } = season.season
  return chapters[(day * 5) % chapters.length]?.ordinal ?? 1
}
