import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/**
 * Cases of denials that say the question's own one back, of possessives without an "s", of what follows a colon, of right words in a
 * sentence that says that they are not so, of what a bare "no" takes back, and of slips that look like words.
 */
export const deniersTable: readonly Sheet[] = [
  {
    question: 'Who did not fast, although others did?',
    points: 1,
    parts: text('the disciples of Jesus'),
    rows: [
      ['who does not', "Jesus' disciples don't", 1],
      ['who does not', "Jesus' disciples didn't", 1],
      ['who does not', 'the disciples of Jesus did not', 1],
      ['who does not', "Jesus' disciples wasn't fasting", 1],
      ['possessive', "Jesus' disciples", 1],
      ['possessive', "Jesus's disciples", 1],
      ['possessive', 'Jesus disciples', 1],
      ['another owner', "John's disciples", 0],
      ['another owner', "the Pharisees' disciples", 0],
      ['denied after all', "it wasn't Jesus' disciples", 0],
    ],
  },
  {
    question: 'Who could not enter, and what happened to the door?',
    points: 2,
    parts: text('the merchants', 'it was shut'),
    rows: [
      ['who does not', "the merchants couldn't, it was shut", 2],
      ['who does not', "the merchants can't and it was shut", 2],
      ['who does not', 'the merchants could not; shut', 2],
      ['denied after all', 'not the merchants, it was shut', 1],
    ],
  },
  {
    question: 'Who came to the feast?',
    points: 1,
    parts: text('the merchants'),
    rows: [
      ['denied', "the merchants didn't", 0],
      ['denied', 'the merchants did not', 0],
      ['denied', "not the merchants' wives but the merchants", 1],
    ],
  },
  {
    question: 'With what kind of things were they not redeemed, and which two of these are named?',
    points: 3,
    parts: text('corruptible', 'silver', 'gold'),
    rows: [
      ['after a colon', 'corruptible things: silver or gold', 3],
      ['after a colon', 'corruptible: silver, gold', 3],
      ['after a colon', 'Corruptible things: gold and silver', 3],
      ['after a dash', 'corruptible things - silver and gold', 3],
      ['without', 'corruptible things, silver or gold', 3],
      ['another thing', 'corruptible things: silver or bronze', 2],
    ],
  },
  {
    question: 'Which three things did the merchants bring?',
    points: 3,
    parts: text('copper', 'linen', 'honey'),
    rows: [
      ['said', 'they brought copper, linen and honey', 3],
      ['false that', 'its false that they brought copper, linen and honey', 0],
      ['not true that', 'it is not true that they brought copper, linen and honey', 0],
      ['a lie that', "it's a lie that it was copper, linen and honey", 0],
      ['nobody said', 'nobody said that they brought copper, linen and honey', 0],
      ['things that never', 'copper, linen and honey are things that they never brought', 0],
      ['what they did not', 'copper, linen and honey are what they did not bring', 0],
      ['none of them', 'copper, linen and honey, none of them were brought', 0],
      ['that is not true', 'they brought copper, linen and honey, that is not true', 0],
      ['did not, and', 'they did not bring copper, linen and honey', 0],
      ['without', 'they came without copper, linen and honey', 0],
      ['forgot to', 'they forgot to bring copper, linen and honey', 0],
      ['I doubt', 'i doubt they brought copper, linen and honey', 0],
      ['not A but B', 'not silver, but copper, linen and honey', 3],
      ['another denied', 'they brought copper, linen and honey. they did not bring silver', 3],
      ['I am not wrong', 'copper, linen and honey. I am not wrong', 3],
      ['that is a lie', 'copper, linen and honey, that is a lie', 0],
    ],
  },
  {
    question: 'What did the judges say about carrying water on that day?',
    points: 1,
    parts: text('it is not allowed'),
    rows: [
      ['said', 'it is not allowed', 1],
      ['denied', 'they never said that it is not allowed', 0],
    ],
  },
  {
    question: 'What did he not taste, what did he see, and with what did it come?',
    points: 3,
    parts: text('vinegar', 'the chariot', 'thunder'),
    rows: [
      ['taken back', 'vinegar, the throne no the chariot, with thunder', 3],
      ['taken back', 'vinegar, a throne no chariot, with thunder', 3],
      ['taken back twice', 'honey no the vinegar, the throne no the chariot, with thunder', 3],
    ],
  },
  {
    question: 'In what do they fail, and in what do they limp?',
    points: 2,
    parts: text('hearing', 'counsel'),
    rows: [['taken back', 'they fail in sight no in hearing and they limp in counsel', 2]],
  },
  {
    question: 'From where did it wither, and who saw it?',
    points: 2,
    parts: text('the roots', 'Omri'),
    rows: [
      ['taken back', 'the leaves no the roots, Omri', 2],
      ['taken back', 'the roots, Joel no Omri', 2],
    ],
  },
  {
    question: 'Which feasts come again?',
    points: 1,
    parts: text('harvests'),
    rows: [
      ['begun anew', 'the rains. no. the harvests', 1],
      ['denied', 'no harvests', 0],
    ],
  },
  {
    question: 'What did he do with her, and how will he shake the house?',
    points: 2,
    parts: text('married her', 'mightily'),
    rows: [
      ['slips', 'maried her, mightely', 2],
      ['slips', 'maryed her and mightyly', 2],
      ['other words', 'carried her, nightly', 0],
    ],
  },
  {
    question: 'Where is the great fish?',
    points: 1,
    parts: text('in the lake'),
    rows: [
      ['said', 'in the lake', 1],
      ['hedged', 'in the lake or in the river', 0],
      ['another beside', 'in the lake and in the desert', 0],
      ['hedged unsurely', 'in the lake or else in the river im not sure', 0],
      ['taken back', 'in the river? nope, in the lake', 1],
      ['taken back', 'the river?? nah, in the lake', 1],
    ],
  },
  {
    question: 'How high does the water reach, and what is it like?',
    points: 2,
    parts: text('to the ankles', 'a flood'),
    rows: [['only the noun taken back', 'up to the knees no the ankles, a flood', 2]],
  },
  {
    question: 'What could nobody do to him, and where did he live?',
    points: 2,
    parts: text('catch him', 'in the caves'),
    rows: [
      ['denied as asked', 'nobody could catch him, in the caves', 2],
      ['in a sentence', 'he lived in the caves and nobody was able to catch him', 2],
    ],
  },
  {
    question: 'In what do the owls cry, and in what do the foxes?',
    points: 2,
    parts: text('their towers', 'the fine halls'),
    rows: [['the other is not known', 'their towers, dont know about the foxes', 1]],
  },
  {
    question: 'How much of his land would he give, and what shall the great one be?',
    points: 2,
    parts: text('half his land', 'a servant'),
    rows: [
      ['said anew', 'all his land, no half his land, great is a servant', 2],
      ['said anew', 'half his land, great is a king, no great is a servant', 2],
      ['denied', 'half his land, no servant', 1],
    ],
  },
  {
    question: 'Whom should the readers watch, and what did he do with the bread?',
    points: 2,
    parts: text('yourselves', 'took it'),
    rows: [
      ['of others', 'themselves, took it', 2],
      ['slips', 'yourselfs, he tooked it', 2],
      ['another', 'the shepherds, took it', 1],
    ],
  },
  {
    question: 'Who begged, and what did he want?',
    points: 2,
    parts: text('the man who had been lame', 'that he might go with him'),
    rows: [
      ['said', 'the man who had been lame, that he might go with him', 2],
      ['without the purpose', 'the man who had been lame wanted to go with him', 2],
      ['another thing', 'the man who had been lame, bread', 1],
    ],
  },
  {
    question: 'Which four things did the false priests wash?',
    points: 4,
    parts: text('cups', 'pitchers', 'bronze vessels', 'couches'),
    rows: [
      ['said', 'cups, pitchers, bronze vessels, couches', 4],
      ['not said', 'they did not say cups, pitchers, bronze vessels, couches', 0],
      ['not said, then said', 'they did not say houses, but cups, pitchers, bronze vessels, couches', 4],
      ['false', 'it is false that it was cups, pitchers, bronze vessels, couches', 0],
      ['not true', 'cups, pitchers, bronze vessels and other things, that is not true', 0],
      ['all without', 'everything without cups, pitchers, bronze vessels, couches', 0],
    ],
  },
  {
    question: 'Why were the women silent?',
    points: 1,
    parts: text('they were afraid'),
    rows: [['a silence', "they didn't say anything to anyone because they were afraid", 1]],
  },
  {
    question: 'What shall the boy not do?',
    points: 1,
    parts: text('shout'),
    rows: [
      ['what is not done', 'he shall not shout', 1],
      ['what is not done', 'shout', 1],
      ['done all the same', 'he will shout', 0],
    ],
  },
  {
    question: 'What will the town cease to be?',
    points: 1,
    parts: text('a city'),
    rows: [
      ['ended', 'it will not be a city any more', 1],
      ['ended', 'it is no longer a city', 1],
    ],
  },
  {
    question: 'True or false: The people accepted the promise of the king.',
    points: 1,
    parts: text('false'),
    rows: [['the statement denied', 'they did not accept it', 1]],
  },
  {
    question: 'What did the crowd eat at the well?',
    points: 1,
    parts: text('bread'),
    rows: [
      ['another clause', 'they could not find the shepherd and they ate bread there', 1],
      ['another clause', 'there was such a crowd that they couldnt get near, and they ate bread', 1],
      ['denied', 'they could not find bread', 0],
    ],
  },
]
