import { PlayerCode } from '@seraph/schema/vocabulary'

/** Is the text a player code in its stored form, with nothing left to clean (rule 6)? */
export function isPlayerCode(text: string): text is PlayerCode {
  return PlayerCode.safeParse(text).success
}
