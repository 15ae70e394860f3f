/** What a quiz is to be made of; `points` and `kinds` with commas between them, all where they are empty. */
export type RoundWish = {
  size: 'all' | '5' | '10' | '20'
  of: 'mixed' | 'missed' | 'new'
  points: '' | '1' | '2,3' | '4,5,6,7,8'
  kinds: '' | 'recall,who,number,true_false' | 'list' | 'fill_in_the_blank,quotation,what_was_said'
}

/** All questions of the chosen chapters. */
export const wholeWish: RoundWish = { size: 'all', of: 'mixed', points: '', kinds: '' }
