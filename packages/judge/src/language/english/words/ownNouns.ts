/** Nouns that the name after "of" says by itself: "Egypt" for "the land of Egypt", "sheep" for "a flock of sheep". */
export const ownNouns: ReadonlySet<string> = new Set(
  `land lands country city cities town village nation people peoples tribe river sea mount mountain mountains island islands isle house kingdom region valley
  grain piece pieces kind kinds sort type group lot pair name names day days time year years month flock herd row pile full cup place state way amount man men
  woman person water spirit act acts form process state son sons children inhabitants multitude crowd number eyes ears`
    .trim()
    .split(/\s+/),
)
