import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** General questions, answered in a word or in full sentences. */
export const knowledgeTable: readonly Sheet[] = [
  {
    question: 'Who wrote the play Romeo and Juliet?',
    points: 1,
    parts: text('William Shakespeare'),
    rows: [
      ['right', 'Shakespeare', 1],
      ['typo', 'William Shakespear', 1],
      ['verbose', 'Romeo and Juliet was written by the English playwright William Shakespeare around 1595.', 1],
      ['wrong', 'Christopher Marlowe', 0],
      ['wrong', 'William Wordsworth', 0],
    ],
  },
  {
    question: 'When did the first man walk on the moon?',
    points: 1,
    parts: text('July 20, 1969'),
    rows: [
      ['right', '20 July 1969', 1],
      ['verbose', 'Neil Armstrong walked on the moon on July 20, 1969.', 1],
      ['wrong', 'July 20, 1968', 0],
    ],
  },
  {
    question: 'What is one right that the First Amendment protects?',
    points: 1,
    parts: text('freedom of speech', 'freedom of religion', 'freedom of the press', 'freedom of assembly'),
    rows: [
      ['right', 'free speech', 1],
      ['right', 'freedom of religion', 1],
      ['right', 'speech, religion and the press', 1],
      ['wrong', 'to bear arms', 0],
    ],
  },
  {
    question: 'who sang the song hallelujah in shrek',
    points: 1,
    parts: text('John Cale', 'Rufus Wainwright'),
    rows: [
      ['verbose', 'The song Hallelujah in the movie Shrek was sung by John Cale.', 1],
      [
        'verbose',
        "Rufus Wainwright performed the version on the Shrek soundtrack, while John Cale's version plays in the film.",
        1,
      ],
      ['wrong', 'Jeff Buckley', 0],
      ['right', 'john cale', 1],
      ['verbose', 'Leonard Cohen sang Hallelujah, which was featured in Shrek.', 0],
    ],
  },
  {
    question: 'when was the last time the dodgers won the world series',
    points: 1,
    parts: text('1988'),
    rows: [
      ['verbose', 'The Dodgers last won the World Series in 1988.', 1],
      [
        'verbose',
        'The Los Angeles Dodgers won the World Series in 1988, defeating the Oakland Athletics in five games.',
        1,
      ],
      ['wrong', '2017', 0],
      ['verbose', 'In 2020, the Dodgers won.', 0],
      ['right', 'October 1988', 1],
    ],
  },
  {
    question: 'where is the heart located in the human body',
    points: 1,
    parts: text('between the lungs', 'in the middle compartment of the chest'),
    rows: [
      ['verbose', 'The heart is located in the chest between the lungs, behind the sternum.', 1],
      ['wrong', 'in the abdomen', 0],
    ],
  },
  {
    question: 'how many episodes are in season 7 of game of thrones',
    points: 1,
    parts: text('seven', '7'),
    rows: [
      ['verbose', 'There are 7 episodes in season 7 of Game of Thrones.', 1],
      ['right', 'seven episodes', 1],
      ['verbose', 'Season 7 of Game of Thrones has 10 episodes.', 0],
      ['right', '7', 1],
      ['wrong', '10', 0],
    ],
  },
  {
    question: 'who wrote the declaration of independence',
    points: 1,
    parts: text('Thomas Jefferson'),
    rows: [
      ['right', 'Jefferson', 1],
      [
        'verbose',
        'Thomas Jefferson was the principal author of the Declaration of Independence, with edits by John Adams and Benjamin Franklin.',
        1,
      ],
      ['wrong', 'John Adams', 0],
      ['wrong', 'George Washington', 0],
      ['typo', 'tomas jeferson', 1],
    ],
  },
  {
    question: 'what is the capital of australia',
    points: 1,
    parts: text('Canberra'),
    rows: [
      ['right', 'Canberra, Australian Capital Territory', 1],
      ['verbose', 'The capital of Australia is Canberra.', 1],
      ['wrong', 'Sydney', 0],
      ['verbose', 'Sydney is the largest city, but the capital is Canberra.', 1],
      ['right', 'Canberra, not Sydney', 1],
    ],
  },
  {
    question: 'who played the joker in the dark knight',
    points: 1,
    parts: text('Heath Ledger'),
    rows: [
      ['right', 'Heath Andrew Ledger', 1],
      ['verbose', 'The Joker in The Dark Knight was played by Heath Ledger.', 1],
      ['right', 'Ledger', 1],
      ['wrong', 'Jack Nicholson', 0],
      ['verbose', 'Joaquin Phoenix played the Joker.', 0],
    ],
  },
  {
    question: 'when did world war 2 end',
    points: 1,
    parts: text('September 2, 1945', '1945'),
    rows: [
      ['verbose', 'World War II ended in 1945.', 1],
      ['right', '2 September 1945', 1],
      ['wrong', '1944', 0],
      ['verbose', 'It ended on September 2, 1945, when Japan formally surrendered.', 1],
    ],
  },
  {
    question: 'what does dna stand for',
    points: 1,
    parts: text('deoxyribonucleic acid'),
    rows: [
      ['right', 'Deoxyribonucleic acid', 1],
      ['verbose', 'DNA stands for deoxyribonucleic acid, the molecule that carries genetic information.', 1],
      ['typo', 'deoxyribo nucleic acid', 1],
    ],
  },
  {
    question: 'who was the first president of the united states',
    points: 1,
    parts: text('George Washington'),
    rows: [
      ['right', 'Washington', 1],
      ['right', 'George Washington', 1],
      ['wrong', 'Abraham Lincoln', 0],
      ['verbose', 'The first president of the United States was George Washington, who served from 1789 to 1797.', 1],
      ['wrong', 'George Bush', 0],
    ],
  },
  {
    question: 'what is the economic system in the united states?',
    points: 1,
    parts: text('capitalist economy', 'market economy'),
    rows: [
      ['right', 'capitalism', 1],
      ['right', 'free market', 1],
      ['right', 'market', 1],
      ['wrong', 'democracy', 0],
      ['wrong', 'socialist', 0],
      ['right', 'a free market economy', 1],
    ],
  },
]
