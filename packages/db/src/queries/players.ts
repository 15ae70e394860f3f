/** A player with the names of club and team. */
export type PlayerRow = {
  id: string
  code: string
  clubName: string
  teamName: string
  startingChapter: number
  gem: string
  state: string
  country: string | null
  pbeExperience: string | null
  displayName: string | null
  isPubliclyVisible: boolean
  isSlotReserved: boolean
  isAdmin: boolean
  timeZone: string | null
  deletedAt: Date | null
  createdAt: Date
}
