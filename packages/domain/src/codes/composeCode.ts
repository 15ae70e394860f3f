import type { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'
import { initials } from './initials.ts'

/** Whom a code is made for; `startingChapter` is the season's ordinal, 1–999. */
export interface CodeSubject {
  clubName: string
  teamName: string
  startingChapter: number
  gem: GemLetter
}

/** Why no code can be made: a name with neither letters nor digits (rule 5). */
export interface NameRefused {
  refused: 'name_has_no_letters'
  field: 'clubName' | 'teamName'
}

/** A function from the number to append (none for the first) to the code. */
export type CodeOf = (number?: number) => PlayerCode

const maxCodeLength = 10
const maxInitials = 3

/**
 * Prepares a subject's codes: club initials, team initials, chapter, gem letter, number (rule 5). Never over 10
 * characters: the team's, then the club's initials are shortened from the right, each to one at least (rule 6).
 * Never under 4 either, since each of the four first parts has one character.
 */
export function composeCode({ clubName, teamName, startingChapter, gem }: CodeSubject): CodeOf | NameRefused {
  const club = initials(clubName, maxInitials)
  const team = initials(teamName, maxInitials)
  if (club === '') return { refused: 'name_has_no_letters', field: 'clubName' }
  if (team === '') return { refused: 'name_has_no_letters', field: 'teamName' }
  return (number) => {
    const tail = `${String(startingChapter)}${gem}${number === undefined ? '' : String(number)}`
    const room = maxCodeLength - tail.length
    const shortTeam = team.slice(0, Math.max(1, room - club.length))
    return `${club.slice(0, room - shortTeam.length)}${shortTeam}${tail}` as PlayerCode
  }
}
