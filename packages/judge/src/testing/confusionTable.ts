import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases where one thing is easily taken for another: the question for an answer, one part for two, a synonym for a rejected wording. */
export const confusionTable: readonly Sheet[] = [
  {
    question: 'Which three hurts did the traveler on the road suffer?',
    points: 3,
    parts: text('bruises', 'deep cuts', 'a broken arm'),
    rows: [
      ['restated', 'the traveler on the road did suffer three hurts', 0],
      ['one for two', 'deep cuts', 1],
      ['right', 'bruises and deep cuts and a broken arm', 3],
    ],
  },
  {
    question: 'According to Judges 9:1, how were the bad men of the town to be called?',
    points: 1,
    parts: text('evil'),
    rows: [
      ['restated', 'the bad men of the town were to be called', 0],
      ['right', 'they were to be called evil', 1],
    ],
  },
  {
    question: 'How many ships left, and how many came back?',
    points: 2,
    parts: text('seven', 'one'),
    rows: [
      ['right', 'seven and one', 2],
      ['right', 'seven left and only one came back', 2],
      ['typo', 'sevven; one', 2],
      ['wrong', 'eight and two', 0],
    ],
  },
  {
    question: 'How many soldiers stood on the hill?',
    points: 1,
    parts: text('seventy'),
    rows: [
      ['typo', 'sevennty soldiers', 1],
      ['typo', 'sevnty', 1],
      ['other number', 'seventeen', 0],
      ['other number', 'seventh', 0],
    ],
  },
  {
    question: 'Which two pieces did the smith make?',
    points: 2,
    parts: [
      { text: 'finger rings', accept: ['rings'] },
      { text: 'ear drops', accept: ['ear rings'] },
    ],
    rows: [
      ['one for two', 'ear rings', 1],
      ['right', 'rings; ear drops', 2],
    ],
  },
  {
    question: 'Whose field did the captain take, and whose house did he burn?',
    points: 2,
    parts: [{ text: 'my neighbors' }, { text: 'the old', accept: ['old neighbors'] }],
    rows: [
      ['one for two', 'old neighbors', 1],
      ['right', 'my neighbors and the old', 2],
    ],
  },
  {
    question: 'Who will share the feast of the family?',
    points: 2,
    parts: text('a son', "a son's son"),
    rows: [
      ['one for two', "a son's son", 1],
      ['right', "a son and a son's son", 2],
    ],
  },
  {
    question: 'Which drink did the guests refuse?',
    points: 1,
    parts: [{ text: 'strong drink', accept: ['beer'], reject: ['wine', 'new wine'] }],
    rows: [
      ['right', 'beer', 1],
      ['right', 'strong drink, not wine', 1],
      ['rejected', 'wine', 0],
      ['rejected', 'the new wine', 0],
    ],
  },
  {
    question: 'Who had trampled the garden?',
    points: 1,
    parts: [{ text: 'the lords of the coast', accept: ['lords'], reject: ['the Lord'] }],
    rows: [
      ['right', 'lords', 1],
      ['typo', 'the lords of the coaast', 1],
      ['rejected', 'the Lord', 0],
    ],
  },
  {
    question: 'What order did the gardener give the gatekeeper?',
    points: 1,
    parts: [{ text: 'do not open the gate', accept: ['stop opening'], key: ['open'] }],
    rows: [
      ['right', "he said don't open the gate", 1],
      ['opposite', 'to open the gate', 0],
    ],
  },
  {
    question: 'Why was the city calm?',
    points: 1,
    parts: text('the king is with us'),
    rows: [
      ['right', 'because the king is with us', 1],
      ['denied', 'because the king is not with us', 0],
    ],
  },
  {
    question: 'Over whom will the captain not rejoice?',
    points: 1,
    parts: text('the young riders'),
    rows: [
      ['verbose', 'The captain will not rejoice over the young riders.', 1],
      ['denied', 'He will rejoice over the captain, not the young riders', 0],
    ],
  },
  {
    question: 'What becomes of the cruel one, and what of his helpers?',
    points: 2,
    parts: text('brought to nothing', 'cut off'),
    rows: [['right', 'brought to nothing and cut off', 2]],
  },
  {
    question: 'True or false: The gate of the town was left open.',
    points: 1,
    parts: text('false'),
    rows: [
      ['right', 'no', 1],
      ['right', 'No, somebody closed it', 1],
      ['right', 'F', 1],
      ['right', "that isn't true", 1],
      ['wrong', 'yes', 0],
      ['wrong', 'not false', 0],
      ['hedge', 'true or false', 0],
    ],
  },
  {
    question: 'According to 2 Samuel 8:1, who held the bridge, and who was captain?',
    points: 2,
    parts: text('David', 'Saul'),
    rows: [
      ['slots', 'David held the bridge and Saul was captain', 2],
      ['crossed', 'Saul held the bridge and David was captain', 0],
      ['crossed', 'Saul, David', 0],
    ],
  },
  {
    question: 'When was the old bridge opened?',
    points: 1,
    parts: text('May 4, 1871'),
    rows: [
      ['right', '4 May 1871', 1],
      ['less exact', 'May 1871', 1],
      ['less exact', 'It was opened in 1871.', 1],
      ['other number', 'May 5, 1871', 0],
      ['wrong', 'June 1871', 0],
      ['other number', '1872', 0],
      ['partial', 'May 4', 0],
    ],
  },
  {
    question: 'On what date was the old bridge opened?',
    points: 1,
    parts: text('May 4, 1871'),
    rows: [
      ['right', 'May 4, 1871', 1],
      ['less exact', '1871', 0],
    ],
  },
  {
    question: 'Which two animals slept by the fire?',
    points: 2,
    parts: text('wolf', 'lamb'),
    rows: [
      ['apposition', 'the wolf, a wild animal, and the lamb', 2],
      ['extra', 'the wolf, the lamb and the ox', 1],
    ],
  },
  {
    question: 'What did the priest carry?',
    points: 1,
    parts: text('burnt offerings'),
    rows: [
      ['right', 'offerings', 1],
      ['other kind', 'grain offerings', 0],
    ],
  },
  {
    question: 'Who signed the order?',
    points: 1,
    parts: text('the president'),
    rows: [
      ['right', 'The president did', 1],
      ['other kind', 'the vice-president', 0],
    ],
  },
  {
    question: 'What two things does the shepherd say that he will do?',
    points: 2,
    parts: text('look for the sheep', 'wait for the king'),
    rows: [['no correction', 'look for the sheep, wait for the king', 2]],
  },
  {
    question: 'What will the flood cover?',
    points: 1,
    parts: text('all the earth'),
    rows: [
      ['synonym', 'the whole world', 1],
      ['wrong', 'the sky', 0],
    ],
  },
  {
    question: 'What does the sick man say?',
    points: 1,
    parts: [{ text: 'I am weak', accept: ['I am ill'] }],
    rows: [
      ['right', 'I am ill', 1],
      ['wrong', 'I am fine', 0],
    ],
  },
  {
    question: 'Which two things had the river not done?',
    points: 2,
    parts: text('flooded the fields', 'carried ships'),
    rows: [
      ['right', 'it had not flooded the fields nor carried ships', 2],
      ['right', 'flooded the fields, carried ships', 2],
    ],
  },
  {
    question: 'Which two stones did the crowns carry, and which two metals did the rings become?',
    points: 4,
    parts: text('ruby', 'pearl', 'gold', 'silver'),
    rows: [
      ['slots', 'crowns with ruby, rings become gold; crowns with pearl, rings become silver', 4],
      ['right', 'ruby, pearl, gold, silver', 4],
    ],
  },
  {
    question: 'Who closed the gate?',
    points: 1,
    parts: text('Moses'),
    rows: [['hedge', 'either Moses or the prophet Isaiah', 0]],
  },
]
