/** Sorts of features: the same hash of two sorts lies at two places; letters are sort 1. */
export const sorts = { words: 2, own: 3, topic: 4, topics: 5, near: 6, order: 7, around: 8 } as const
