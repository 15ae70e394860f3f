import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of right answers as they are mostly said: a name without its title, a slip by ear, "nothing but", "and no one can". */
export const spokenTable: readonly Sheet[] = [
  {
    question: 'Which two kings came up to make war?',
    points: 2,
    parts: text('Rezin king of Syria', 'Pekah king of Israel'),
    rows: [
      ['names alone', 'Rezin and Pekah', 2],
      ['one name', 'Pekah', 1],
      ['typo', 'Peckah and Rezin', 2],
      ['another king', 'Hezekiah', 0],
      ['the land alone', 'Syria', 0],
    ],
  },
  {
    question: 'From where, and without what, will you be redeemed?',
    points: 2,
    parts: text('Zion', 'money'),
    rows: [
      ['right', 'Zion, without money', 2],
      ['denied otherwise', 'from Zion and not with money', 2],
      ['denied twice', 'Zion, not without money', 1],
    ],
  },
  {
    question: "What doesn't he do who remains in Jesus?",
    points: 1,
    parts: text('sin'),
    rows: [['said', 'he doesnt sin', 1]],
  },
  {
    question: 'What will Ephraim no longer be once it is broken?',
    points: 1,
    parts: text('a people'),
    rows: [['said', 'it will not be a people anymore', 1]],
  },
  {
    question: 'What will not go there, and what will not pass by?',
    points: 2,
    parts: text('a galley with oars', 'a gallant ship'),
    rows: [
      ['said', 'a galley with oars will not go and a gallant ship will not pass by', 2],
      ['exchanged', 'a gallant ship will not go and a galley with oars will not pass by', 0],
    ],
  },
  {
    question: 'From which great water to which brook will the Lord thresh?',
    points: 2,
    parts: text('the Euphrates', 'the brook of Egypt'),
    rows: [
      ['said', 'from the Euphrates to the brook of Egypt', 2],
      ['exchanged', 'from the brook of Egypt to the Euphrates', 0],
    ],
  },
  {
    question: 'What animal is named?',
    points: 1,
    parts: text('a lion'),
    rows: [
      ['corrected without a comma', 'not a bear a lion', 1],
      ['denied', 'not a lion a bear', 0],
    ],
  },
  {
    question: 'Who carried the cross?',
    points: 1,
    parts: text('Simon of Cyrene'),
    rows: [
      ['the name alone', 'Simon', 1],
      ['the place alone', 'Cyrene', 0],
    ],
  },
  {
    question: 'What did he find on the tree?',
    points: 1,
    parts: text('nothing but leaves'),
    rows: [
      ['only', 'only leaves', 1],
      ['without its g', 'nothin but leafs', 1],
      ['more is told', 'just leaves, no fruit', 1],
      ['denied', 'no leaves', 0],
      ['wrong', 'nothing but figs', 0],
    ],
  },
  {
    question: 'What will be laid on his shoulder, and what can no one do when he opens?',
    points: 2,
    parts: text('the key', 'shut'),
    rows: [
      ['the question said on', 'the key and no one can shut', 2],
      ['with a comma', 'the key, and nobody shuts', 2],
      ['one', 'no one can shut', 1],
    ],
  },
  {
    question: 'God is what, and what is not in him at all?',
    points: 2,
    parts: text('light', 'darkness'),
    rows: [
      ['there is none', 'God is light, and in him is no darkness', 2],
      ['bare', 'light and darkness', 2],
    ],
  },
  {
    question: 'What two things is he?',
    points: 2,
    parts: text('faithful', 'righteous'),
    rows: [
      ['no adverb', 'faithful and just', 2],
      ['an adverb', 'just faithful', 1],
    ],
  },
  {
    question: 'Who asked for the body, and from where was he?',
    points: 2,
    parts: text('Joseph', 'Arimathaea'),
    rows: [['by ear', 'Josef of Arimathia', 2]],
  },
  {
    question: 'Which two places are laid waste?',
    points: 2,
    parts: text('Ar', 'Kir'),
    rows: [
      ['doubled', 'Arr and Kirr', 2],
      ['others', 'Ur and Dibon', 0],
    ],
  },
  {
    question: 'What did he dig out?',
    points: 1,
    parts: text('a tomb'),
    rows: [
      ['a silent letter', 'a toom', 1],
      ['another thing', 'a tool', 0],
    ],
  },
  {
    question: 'What is the dew like?',
    points: 1,
    parts: text('the dew of herbs'),
    rows: [['without its h', 'erbs', 1]],
  },
  {
    question: 'What part is left?',
    points: 1,
    parts: text('a tenth'),
    rows: [
      ['letters that changed places', 'a tenht', 1],
      ['another number', 'a ninth', 0],
    ],
  },
  {
    question: 'What did they do to the sick?',
    points: 1,
    parts: text('healed them'),
    rows: [
      ['by ear, with another ending', 'heeled them', 1],
      ['wrong', 'helped them', 0],
    ],
  },
  {
    question: 'Whose disciples fasted?',
    points: 1,
    parts: text("John's"),
    rows: [['right', 'johns', 1]],
  },
  {
    question: "What did John's disciples do?",
    points: 1,
    parts: text('fast'),
    rows: [
      ['a doubled letter', 'fassted', 1],
      ['wrong', 'feasted', 0],
    ],
  },
  {
    question: 'Without what will people drink their wine?',
    points: 1,
    parts: text('a song'),
    rows: [
      ['the question said on', 'without a song', 1],
      ['none', 'no song', 1],
      ['typo', 'without a songe', 1],
      ['wrong', 'without a cup', 0],
      ['the verse', 'they will not drink wine with a song', 1],
      ['contracted', 'they wont have a song', 1],
      ['cut', 'with out a song', 1],
      ['in company', 'with friends but without a song', 1],
      ['denied twice', 'not without a song', 0],
      ['denied twice in a sentence', "they wouldn't drink without a song", 0],
      ['turned round', 'with a song', 0],
    ],
  },
  {
    question: 'What will happen to the wisdom of the wise, and what to the understanding of the prudent?',
    points: 2,
    parts: text('perish', 'hidden'),
    rows: [
      ['two clauses', 'the wisdom will perish and the understanding will be hidden', 2],
      ['exchanged', 'the understanding will perish and the wisdom will be hidden', 0],
    ],
  },
  {
    question: 'What will the strong people do, and what will the city of awesome nations do?',
    points: 2,
    parts: text('glorify you', 'fear you'),
    rows: [
      ['two clauses', 'the strong people will glorify you and the city will fear you', 2],
      ['denied', 'the strong people will glorify you and the city will not fear you', 1],
    ],
  },
  {
    question: 'What two times of day does the watchman say come?',
    points: 2,
    parts: text('the morning', 'the night'),
    rows: [['with the verb', 'the morning comes and also the night', 2]],
  },
  {
    question: 'The city will be like what that will not be removed?',
    points: 1,
    parts: text('a tent'),
    rows: [
      ['another denied', 'a tent, not a house', 1],
      ['denied', 'not a tent', 0],
    ],
  },
  {
    question: 'Which one is listed between Andrew and Bartholomew?',
    points: 1,
    parts: text('Philip'),
    rows: [
      ['another denied', 'it isnt thomas its philip', 1],
      ['denied', 'it isnt philip its thomas', 0],
    ],
  },
]
