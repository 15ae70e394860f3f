import type { JudgedQuestion, QuestionPart } from '@seraph/schema/judging'

import { english } from '../../language/english/english.ts'
import type { Language } from '../../language/Language.ts'
import { nameParts } from '../nameParts.ts'
import type { NamedQuestion } from '../nameParts.ts'
import { oncePer } from '../oncePer.ts'
import { contentTokens, tokenize } from '../tokenize.ts'
import { tokenizeAgain } from '../tokenizeAgain.ts'
import { splitAnswer } from './splitAnswer.ts'

/**
 * A question whose single text is worth several points, with that text and its other wordings split into parts (rule 61). A text with
 * semicolons that is worth one point lists more parts than points: any of them earns it. Parts without an id get one by their place, and
 * the pieces of a part its id with theirs (`p1.2`).
 */
export function splitQuestion(judged: JudgedQuestion, language: Language = english): NamedQuestion {
  return splitterOf(language)(judged)
}

const splitterOf = oncePer((language: Language) => oncePer((judged: JudgedQuestion) => split(judged, language)))

function split(judged: JudgedQuestion, language: Language): NamedQuestion {
  const question = withSlots(nameParts(judged), language)
  const [only] = question.parts
  if (only === undefined || question.parts.length > 1) return question
  const texts = question.points < 2 ? choices(only.text) : splitAnswer(only.text, question.points, language)
  if (texts.length < 2) return question
  const others = (only.accept ?? [])
    .map((wording) => (question.points < 2 ? choices(wording) : splitAnswer(wording, question.points, language)))
    .filter((pieces) => pieces.length === texts.length)
  const parts = texts.map((text, at): QuestionPart => {
    const accept = others.flatMap((pieces) => pieces[at] ?? [])
    return {
      id: `${only.id}.${at + 1}`,
      text,
      ...(only.ordered === undefined ? {} : { ordered: only.ordered }),
      ...(accept.length === 0 ? {} : { accept }),
    }
  })
  return { ...question, parts }
}

const closing = /\s*\(([^)]*)\)\s*$/

/**
 * A question whose parts say in a closing parenthesis what they answer ("The
 * fly (Egypt)"): where its words are the question's, they are the part's slot and no answer.
 */
function withSlots(question: NamedQuestion, language: Language): NamedQuestion {
  const asked = new Set(contentTokens(tokenizeAgain(question.question, language)).map(({ stem }) => stem))
  const said = question.parts.map(({ text }) => {
    const [, inside = ''] = closing.exec(text) ?? []
    const telling = contentTokens(tokenize(inside, language))
    return telling.length > 0 && telling.every(({ stem }) => asked.has(stem)) ? inside : undefined
  })
  if (said.filter((slot) => slot !== undefined).length < 2) return question
  const key = (slot: string): string =>
    contentTokens(tokenize(slot, language))
      .map(({ stem }) => stem)
      .join(' ')
  const slots = said.flatMap((slot) => (slot === undefined ? [] : [key(slot)]))
  const isTold = slots.length === question.parts.length && new Set(slots).size > 1
  return {
    ...question,
    parts: question.parts.map((part, at) => {
      const slot = said[at]
      if (slot === undefined) return part
      const bare = { ...part, text: part.text.replace(closing, '') }
      return isTold && part.slot === undefined ? { ...bare, slot } : bare
    }),
  }
}

function choices(text: string): readonly string[] {
  return text
    .split(';')
    .map((choice) => choice.trim())
    .filter((choice) => /[\p{L}\p{N}]/u.test(choice))
}
