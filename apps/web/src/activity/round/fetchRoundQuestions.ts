import { UnreachableError } from '../../api/apiError.ts'

/** Fetches what loads a quiz's questions, while one chooses. Throws an `UnreachableError` where it can't be had. */
export async function fetchRoundQuestions() {
  try {
    return (await import('./roundQuestions.ts')).roundQuestions
  } catch (cause) {
    throw new UnreachableError('a part of the app could not be fetched', { cause })
  }
}
