import { followRoom, type OnScreen } from '@seraph/domain/rooms/events/followRoom'
import type { Question } from '@seraph/schema/http/questions'
import { useEffect, useState } from 'react'

import { readDraft, writeDraft } from '../answers/answerDraft.ts'
import { readUnderWay, writeUnderWay } from '../answers/questionUnderWay.ts'
import type { RoomClient } from '../line/roomClient.ts'
import { givenAnswers } from './useQuizRun.ts'

/** What a child has on its screen in a room that goes together, and what it may do with it (rule 207). */
export type TogetherRun = {
  shown: Question | undefined
  /** The room has left the question that is shown, and something is written there. */
  isLeftBehind: boolean
  write: (text: string) => void
  submit: (place: number) => void
  /** Leaves what was written behind, kept as too late. */
  goOn: () => void
}

/** Follows a room from question to question; `current` is the room's, undefined while it isn't known or once the room is through. */
export function useTogetherRun(client: RoomClient, current: Question | undefined): TogetherRun {
  const { userId } = client.session
  const [kept, setOnScreen] = useState<OnScreen<Question> | undefined>(() => {
    const question = readUnderWay(userId)
    return question && { question, text: readDraft(question.id) }
  })
  const given = givenAnswers(client.getState())
  const onScreen = followRoom(kept, { current, given, draftOf: ({ id }) => readDraft(id) })
  if (onScreen !== kept) setOnScreen(onScreen)
  const held = onScreen?.question
  useEffect(() => writeUnderWay(userId, held), [held, userId])
  const write = (text: string) => {
    if (held === undefined) return
    writeDraft(held.id, text)
    setOnScreen({ question: held, text })
  }
  return {
    // A mended question is shown as it is now.
    shown: held?.id === current?.id ? current : held,
    isLeftBehind: held !== undefined && held.id !== current?.id,
    write,
    submit(place) {
      if (onScreen === undefined) return
      const { question, text } = onScreen
      write('')
      void client.submit({ questionId: question.id, questionIndex: place, answer: text, question: question.question })
    },
    goOn() {
      if (onScreen === undefined) return
      const { question, text } = onScreen
      client.keepLate({ questionId: question.id, answer: text, question: question.question })
      write('')
    },
  }
}
