import { expectedAnswerHint } from '@seraph/judge/say/expectedAnswerHint'
import type { QuestionPart } from '@seraph/schema/judging'
import type { SeasonPack } from '@seraph/schema/season'
import type { QuestionType } from '@seraph/schema/vocabulary'

import type { VerseText } from '../edition.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import type { PackWording } from '../pack/packWording.ts'
import { quotePassage } from './passage.ts'
import { tellUsually } from './tellUsually.ts'

type SeasonChapter = SeasonPack['chapters'][number]

/** A question as it is loaded: its answer is there in the words of the edition in use. */
export type RenderedQuestion = {
  id: string
  chapter: number
  /** The citation: "Isaiah 6:2" or "Isaiah 6:2-3". */
  verse: string
  type: QuestionType
  points: number
  question: string
  hint: string
  parts: QuestionPart[]
  isOrdered: boolean
}

/**
 * Makes a question of the pack with the edition in use; undefined where its
 * passage doesn't align with it (rule 3). `wordings`: the usual ones of
 * its verses, in which its parts are told first; those of a passage accept them besides what the question itself names (rule 172).
 */
export function renderQuestion(
  question: PackQuestion,
  chapter: SeasonChapter,
  verseText: VerseText,
  wordings: readonly PackWording[] = [],
): RenderedQuestion | undefined {
  const last = question.verseEnd === undefined ? '' : `-${question.verseEnd}`
  const shared = {
    id: question.id,
    chapter: chapter.ordinal,
    verse: `${chapter.label}:${question.verse}${last}`,
    type: question.type,
    points: question.points,
  }
  if ('parts' in question) {
    const parts =
      question.type === 'true_false' ? question.parts : question.parts.map((part) => usually(part, wordings))
    return {
      ...shared,
      question: question.question,
      hint: hintOf(question.type, parts, question.points),
      parts,
      isOrdered: question.ordered ?? false,
    }
  }
  const text = verseText(chapter.book, chapter.chapter, question.passage.verse)
  const quoted = text === undefined ? undefined : quotePassage(question.passage, text, question.points, wordings)
  if (quoted === undefined) return undefined
  const { shown } = quoted
  const { reject } = question
  const parts = quoted.parts.map((part) => {
    const accept = [...new Set([...(question.accept?.[part.id ?? ''] ?? []), ...(part.accept ?? [])])]
    return { ...part, ...(accept.length > 0 && { accept }), ...(reject !== undefined && { reject }) }
  })
  return {
    ...shared,
    question: shown === undefined ? question.question : `${question.question}\n${shown}`,
    hint: hintOf(question.type, parts, question.points),
    parts,
    isOrdered: true,
  }
}

/** A part with its usual wording, where it has another than its own. */
function usually(part: QuestionPart, wordings: readonly PackWording[]): QuestionPart {
  const { usual = tellUsually(part.text, wordings), ...own } = part
  return usual === undefined || usual === part.text ? own : { ...own, usual }
}

function hintOf(type: QuestionType, parts: QuestionPart[], points: number): string {
  return expectedAnswerHint(type, { question: '', points, parts })
}
