import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** More general questions, several of them with a choice of right answers. */
export const civicsTable: readonly Sheet[] = [
  {
    question: 'What is one promise you make when you become a United States citizen?',
    points: 1,
    parts: text(
      'give up loyalty to other countries',
      'defend the Constitution and laws of the United States',
      'obey the laws of the United States',
      'serve in the U.S. military if needed',
      'be loyal to the United States',
    ),
    rows: [
      ['right', 'to obey the law', 1],
      ['right', 'be loyal to the country', 1],
      ['right', 'defend the constitution', 1],
      ['right', 'obey the laws', 1],
      ['wrong', 'pay taxes', 0],
      ['wrong', "I don't know", 0],
      ['right', 'serve in the military if needed', 1],
      ['wrong', 'vote', 0],
    ],
  },
  {
    question: 'Why did the colonists fight the British?',
    points: 1,
    parts: text(
      'because of high taxes',
      'taxation without representation',
      'because the British army stayed in their houses',
      "because they didn't have self-government",
    ),
    rows: [
      ['right', 'high taxes', 1],
      ['right', 'taxes', 1],
      ['right', 'taxation', 1],
      ['wrong', 'for independence', 0],
    ],
  },
  {
    question: 'What is the supreme law of the land?',
    points: 1,
    parts: text('the Constitution'),
    rows: [
      ['right', 'constitution', 1],
      ['right', 'the US constitution', 1],
      ['wrong', 'the supreme court', 0],
      ['wrong', 'declaration of independence', 0],
      ['right', 'consitution', 1],
    ],
  },
  {
    question: 'Who makes federal laws?',
    points: 1,
    parts: text('Congress', 'Senate and House of Representatives', 'the U.S. or national legislature'),
    rows: [
      ['right', 'congress', 1],
      ['wrong', 'the president', 0],
      ['right', 'legislative branch', 1],
      ['wrong', 'Supreme court', 0],
    ],
  },
  {
    question: 'who is the author of harry potter',
    points: 1,
    parts: text('J. K. Rowling'),
    rows: [
      ['right', 'J.K. Rowling', 1],
      ['right', 'JK Rowling', 1],
      ['right', 'Rowling', 1],
      ['verbose', 'The Harry Potter series was written by British author J.K. Rowling.', 1],
      ['wrong', 'Stephen King', 0],
    ],
  },
  {
    question: 'where did the titanic sink',
    points: 1,
    parts: text('the North Atlantic Ocean'),
    rows: [
      ['verbose', 'The Titanic sank in the North Atlantic Ocean on April 15, 1912, after hitting an iceberg.', 1],
      ['right', 'in the Atlantic', 1],
      ['wrong', 'Pacific Ocean', 0],
      ['right', 'North Atlantic', 1],
    ],
  },
  {
    question: 'what type of animal is a whale',
    points: 1,
    parts: text('mammal', 'mammals'),
    rows: [
      ['right', 'a marine mammal', 1],
      ['verbose', 'Whales are mammals, not fish.', 1],
      ['wrong', 'fish', 0],
      ['hedge', 'Mammal or fish', 0],
    ],
  },
  {
    question: 'how tall is mount everest',
    points: 1,
    parts: text('8,848 metres'),
    rows: [
      ['right', '8848 m', 1],
      ['verbose', 'Mount Everest is 8,848 meters (29,029 feet) tall.', 1],
      ['wrong', '8611 metres', 0],
    ],
  },
  {
    question: 'who won the 2018 world cup',
    points: 1,
    parts: text('France'),
    rows: [
      ['verbose', 'France won the 2018 FIFA World Cup, beating Croatia 4-2 in the final.', 1],
      ['wrong', 'Croatia', 0],
    ],
  },
  {
    question: 'when does the new season of stranger things come out',
    points: 1,
    parts: text('October 27, 2017'),
    rows: [
      ['verbose', 'The new season of Stranger Things premiered on October 27, 2017.', 1],
      ['right', '27 October 2017', 1],
      ['wrong', 'July 4, 2019', 0],
    ],
  },
  {
    question: 'what are the primary colors',
    points: 3,
    parts: text('red', 'yellow', 'blue'),
    rows: [
      ['partial', 'red, yellow and blue', 3],
      ['partial', 'The primary colors are red, yellow, and blue.', 3],
      ['partial', 'red and green', 1],
      ['partial', 'red, yellow, blue, green', 2],
    ],
  },
  {
    question: 'what was the name of the ship the pilgrims came on',
    points: 1,
    parts: text('the Mayflower'),
    rows: [
      ['verbose', 'The Pilgrims came to America on a ship called the Mayflower in 1620.', 1],
      ['typo', 'may flower', 1],
      ['wrong', 'Santa Maria', 0],
    ],
  },
  {
    question: 'who invented the telephone',
    points: 1,
    parts: text('Alexander Graham Bell'),
    rows: [
      ['right', 'Bell', 1],
      ['right', 'Alexander Bell', 1],
      ['right', 'Graham Bell', 1],
      ['wrong', 'Thomas Edison', 0],
      [
        'verbose',
        'It is generally credited to Alexander Graham Bell, although Elisha Gray filed a similar patent on the same day.',
        1,
      ],
    ],
  },
  {
    question: 'what is the largest planet',
    points: 1,
    parts: text('Jupiter'),
    rows: [
      ['verbose', 'Jupiter is the largest planet in our solar system.', 1],
      ['hedge', 'Saturn or Jupiter', 0],
      ['typo', 'Jupitor', 1],
      ['wrong', 'Saturn', 0],
    ],
  },
]
