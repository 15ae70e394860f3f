import { cleanResponse } from '../clean/cleanResponse.ts'

/** The longest wording that can be accepted, in characters. */
export const longestWording = 200

/** A wording as answers are grouped by it: readable letters and figures in lower case, single spaces, nothing at its ends. */
export function cleanWording(text: string): string {
  return cleanResponse(text)
    .text.toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim()
    .slice(0, longestWording)
    .trim()
}
