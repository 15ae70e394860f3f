/** How a part went: given, or missing and wrong. There is nothing between the two. */
export type ReviewRating = 'good' | 'again'

/** One line of a child's review log. `card`: the part's name within its season, `<question>/<part>`; `at`: milliseconds since 1970. */
export type Review = { card: string; at: number; rating: ReviewRating }
