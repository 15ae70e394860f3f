import { gems } from '@seraph/domain/gems/gems'
import type { GemLetter } from '@seraph/schema/vocabulary'

import { newId } from '../../api/newId.ts'

/** A member as the form holds it; `playerCode` and `secretNumber` are used where the player has a code already. */
export type MemberInput = {
  startingChapter: number
  biblicalGem: GemLetter | ''
  hasCode: boolean
  playerCode: string
  secretNumber: string
}

export type TeamInput = {
  teamKey: string
  clubName: string
  teamName: string
  state: string
  country: string
  isPubliclyVisible: boolean
  members: MemberInput[]
}

export type RegistrationInput = { coachName: string; teams: TeamInput[] }

/** Where a member begins (rule 138). */
const firstChapter = 7

/** A new member of a team, with the first gem that none of the others has there. */
export function newMember(others: readonly MemberInput[]): MemberInput {
  const taken = others.filter(({ startingChapter }) => startingChapter === firstChapter)
  const free = gems.find(({ letter }) => taken.every(({ biblicalGem }) => biblicalGem !== letter))
  return {
    startingChapter: firstChapter,
    biblicalGem: free?.letter ?? '',
    hasCode: false,
    playerCode: '',
    secretNumber: '',
  }
}

/** A new team with one member, of the same club as the one before. */
export function newTeam(club: { clubName: string; state: string; country: string }): TeamInput {
  const { clubName, state, country } = club
  const members = [newMember([])]
  return { teamKey: newId(), clubName, state, country, teamName: '', isPubliclyVisible: false, members }
}

/** The team as its registration carries it (rule 136); `generatedCode` is left to the server (rule 6). */
export function clubDataOf(coachName: string, team: TeamInput): string {
  const { clubName, state, country, isPubliclyVisible, teamName } = team
  const members = team.members.map(({ startingChapter, biblicalGem, hasCode, playerCode, secretNumber }, index) => ({
    startingChapter,
    biblicalGem,
    memberNumber: index + 1,
    ...(hasCode && { playerCode, secretNumber }),
  }))
  return JSON.stringify({ clubName, coachName, state, country, isPubliclyVisible, teamName, members })
}
