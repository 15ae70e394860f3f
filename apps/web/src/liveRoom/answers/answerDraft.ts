const keyOf = (questionId: string) => `roomDraft:${questionId}`

/** What was typed for a question in this tab and not sent: a reload loses nothing. */
export function readDraft(questionId: string): string {
  try {
    return sessionStorage.getItem(keyOf(questionId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is typed; '' forgets it. */
export function writeDraft(questionId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(questionId))
    else sessionStorage.setItem(keyOf(questionId), text)
  } catch {
    // A browser that keeps nothing for a tab still has the text in its box.
  }
}
