import type { TeamMember } from '@seraph/schema/http/coaches/clubs'

import type { Browser } from './browser.ts'

export const owls = {
  clubName: 'Mountain Oaks',
  teamName: 'Owls',
  coachName: 'Coach Kim',
  state: 'Oregon',
  country: 'United States',
  isPubliclyVisible: false,
  members: [{ startingChapter: 7, biblicalGem: 'A', memberNumber: 1, generatedCode: 'MOO7A' }],
}

/** The documented body of a registration. */
export const clubData = (over: object = {}): { clubData: string } => ({
  clubData: JSON.stringify({ ...owls, ...over }),
})

/** Registers a team in a coach's browser and returns it; throws with the reply where that is refused. */
export async function registerTeam(
  browser: Browser,
  over: object = {},
): Promise<{ teamId: string; members: TeamMember[] }> {
  const reply = await browser.post('/api/clubs/register', clubData(over))
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json()
}
