const mostStars = 5
const chaptersAStar = 7

/** A team's stars, 0–5: one for each 7 chapters explored; all of the season's give the fifth (rule 25). */
export function teamStars(explored: number, chaptersInSeason: number): number {
  return explored >= chaptersInSeason ? mostStars : Math.min(mostStars, Math.floor(explored / chaptersAStar))
}
