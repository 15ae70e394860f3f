/** What is being written alone, in the tab's storage: a reload loses nothing of what the server hasn't kept yet. */
const key = 'rehearsalLine'

type Place = { rehearsalId: string; question: number }

/** Keeps what is written for a question until its sheet is handed in. */
export function noteUnsent({ rehearsalId, question }: Place, text: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ rehearsalId, question, text }))
  } catch {
    // A browser that keeps nothing for a tab still sends the draft every two seconds.
  }
}

/** What was written for a question in this tab and perhaps never sent; undefined where there is nothing. */
export function findUnsent({ rehearsalId, question }: Place): string | undefined {
  try {
    const line = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Place & { text: unknown }> | null
    const isHere = line?.rehearsalId === rehearsalId && line.question === question
    return isHere && typeof line.text === 'string' ? line.text : undefined
  } catch {
    return undefined
  }
}

/** Forgets it: the sheet is in. */
export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
