import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of who does what a question says of one: somebody else, the one to whom it is done, the one for whom a part has a pronoun. */
export const doersTable: readonly Sheet[] = [
  {
    question: 'What two things did Samuel do to the lame man at the gate?',
    points: 2,
    parts: text('washed his feet', 'gave him bread'),
    rows: [
      ['said', 'washed his feet, gave him bread', 2],
      ['with who does it', 'Samuel washed his feet and gave him bread', 2],
      ['with a pronoun', 'he washed his feet and gave him bread', 2],
      ['passive', 'his feet were washed and he was given bread', 2],
      ['turned', "the lame man washed Samuel's feet and gave Samuel bread", 0],
      ['turned', 'the man washed his feet', 0],
    ],
  },
  {
    question: "What had Omri done with Jotham's horse?",
    points: 1,
    parts: text('sold it'),
    rows: [
      ['said', 'sold it', 1],
      ['with who does it', 'Omri had sold it', 1],
      ['turned', "Jotham had sold Omri's horse", 0],
    ],
  },
  {
    question: 'What two things does a woman do who leaves the town?',
    points: 2,
    parts: text('she sells her house', 'buys a donkey'),
    rows: [
      ['said', 'she sells her house and buys a donkey', 2],
      ['with who does it', 'the woman sells her house, she buys a donkey', 2],
      ['another', 'he sells his house and buys a donkey', 0],
    ],
  },
  {
    question: 'How many times would Hosea call the watchman?',
    points: 1,
    parts: text('four times'),
    rows: [
      ['said', 'Hosea would call the watchman four times', 1],
      ['bare', 'four', 1],
      ['turned', 'the watchman would call Hosea four times', 0],
    ],
  },
  {
    question: 'For which two things does the LORD rise?',
    points: 2,
    parts: text('to plead', 'to rule'),
    rows: [
      ['said', 'the LORD rises to plead and to rule', 2],
      ['turned', 'the people rise to plead with the LORD and to rule', 0],
    ],
  },
  {
    question: 'What two things are written about the shepherd?',
    points: 2,
    parts: text('carry many burdens', 'be mocked'),
    rows: [
      ['said', 'he should carry many burdens and be mocked', 2],
      ['with who does it', 'that the shepherd should carry many burdens and be mocked', 2],
    ],
  },
  {
    question: 'Whom was the scribe told to bring?',
    points: 1,
    parts: text('a witness'),
    rows: [
      ['said', 'he was told to bring a witness', 1],
      ['turned', 'the witness was told to bring the scribe', 0],
    ],
  },
  {
    question: 'What will be carried as the ant carries?',
    points: 1,
    parts: text('your grain'),
    rows: [
      ['said', 'your grain will be carried', 1],
      ['turned', 'the ants will be carried by the grain', 0],
    ],
  },
  {
    question: 'By which two groups must the young king be judged?',
    points: 2,
    parts: text('the elders', 'the scribes'),
    rows: [
      ['said', 'by the elders and the scribes', 2],
      ['active', 'the elders and the scribes will judge him', 2],
      ['turned', 'he will judge the elders and the scribes', 0],
    ],
  },
  {
    question: 'Who went in and began to ask Joel?',
    points: 1,
    parts: text('the judges'),
    rows: [
      ['said', 'the judges went in and began to ask Joel', 1],
      ['turned', 'Joel went in and began to ask the judges', 0],
    ],
  },
  {
    question: 'Whose son is the man who built it?',
    points: 1,
    parts: text('Beor'),
    rows: [
      ['said', 'he is the son of Beor', 1],
      ['turned', 'Beor was the son of the man', 0],
    ],
  },
  {
    question: 'Of which two kinds of people is this the portion?',
    points: 2,
    parts: text('those who hunt us', 'those who mock us'),
    rows: [
      ['said', 'people who hunt us and people who mock us', 2],
      ['turned', 'the people we hunt and the people we mock', 0],
    ],
  },
  {
    question: 'What do we remember?',
    points: 1,
    parts: text('the mercy which the king has for us'),
    rows: [
      ['said', 'the mercy the king has for us', 1],
      ['turned', 'the mercy which we have for the king', 0],
    ],
  },
  {
    question: 'Which three things did the judge do to please the crowd?',
    points: 3,
    parts: text('freed Omri', 'whipped Joel', 'led Joel away to be hanged'),
    rows: [
      ['said', 'he freed Omri, whipped Joel and led Joel away to be hanged', 3],
      ['said shortly', 'freed Omri, whipped Joel, led him away to be hanged', 3],
      ['names exchanged', 'he freed Joel, whipped Omri and led Omri away to be hanged', 0],
    ],
  },
  {
    question: 'What does he love, and what does he want to find, who should hold his tongue?',
    points: 2,
    parts: text('peace', 'good years'),
    rows: [
      ['said', 'he loves peace and wants to find good years', 2],
      ['exchanged', 'he loves good years and wants to find peace', 0],
    ],
  },
  {
    question: 'Which two things will the weary not do?',
    points: 2,
    parts: text('sing', 'dance'),
    rows: [
      ['bare', 'sing, dance', 2],
      ['denied', 'they will not sing and they will not dance', 2],
      ['affirmed', 'the weary will sing and they will dance', 0],
    ],
  },
  {
    question: 'What does the king say he will do to Moriel?',
    points: 1,
    parts: text('trouble'),
    rows: [
      ['said', 'he will trouble Moriel', 1],
      ['turned', 'Moriel will trouble the king', 0],
    ],
  },
  {
    question: 'Which four things did the servants do when they came in?',
    points: 4,
    parts: text('washed the cups', 'carried many loaves', 'anointed the guests with oil', 'sang'),
    rows: [
      ['said', 'washed the cups, carried many loaves, anointed the guests with oil, sang', 4],
      ['as they say it', 'they cleaned the cups, brought many loaves, anointed guests with oil and sang', 4],
      ['without the deeds', 'cups, loaves, oil, the guests', 0],
    ],
  },
  {
    question: 'For whom does the harp sound, and for which town the flute?',
    points: 2,
    parts: text('Moriel', 'Kir Hosen'),
    rows: [
      ['named', 'Moriel is for the harp, Kir Hosen is for the flute', 2],
      ['named in another order', 'Kir Hosen is for the flute, Moriel is for the harp', 2],
      ['exchanged', 'Kir Hosen, Moriel', 0],
    ],
  },
  {
    question: 'The seed came from which place, and what was the other source of the harvest?',
    points: 2,
    parts: text('Shiron', 'the Tigris'),
    rows: [['bound', 'the seed of Shiron, the harvest of the Tigris', 2]],
  },
  {
    question: 'To whom did the king speak again?',
    points: 1,
    parts: text('Moriel'),
    rows: [
      ['said', 'he spoke to Moriel', 1],
      ['said before', 'Moriel, he spoke to him', 1],
      ['turned', 'Moriel spoke to him again', 0],
    ],
  },
  {
    question: 'Who could write down how many trees are left?',
    points: 1,
    parts: text('a child'),
    rows: [
      ['said', 'a child could write down the number of trees', 1],
      ['turned', 'the trees could write down the number of children', 0],
    ],
  },
  {
    question: 'What do the people say that the king will do for them?',
    points: 1,
    parts: text('save us'),
    rows: [
      ['said', 'he will save them', 1],
      ['turned', 'they will save the king', 0],
    ],
  },
  {
    question: 'When is the gleaning done?',
    points: 1,
    parts: text('when the vintage is done'),
    rows: [
      ['said', 'when the vintage is finished', 1],
      ['said round', 'the gleaning is done when the vintage is done', 1],
      ['turned', 'the vintage is done when the gleaning is finished', 0],
    ],
  },
  {
    question: 'Why will the strangers tremble?',
    points: 1,
    parts: text("the shaking of Moriel's hand"),
    rows: [
      ['said', 'Moriel shakes his hand', 1],
      ['another owner', 'because the strangers shake their hand at Moriel', 0],
    ],
  },
  {
    question: 'By what do the women ask to be called?',
    points: 1,
    parts: text('your name'),
    rows: [
      ['said', 'by his name', 1],
      ['another owner', "he wants to be called by the women's names", 0],
    ],
  },
  {
    question: 'Who will blossom?',
    points: 1,
    parts: text('Israel'),
    rows: [
      ['said', 'Israel will blossom', 1],
      ['another name', 'Judah will blossom, Israel will take root', 0],
    ],
  },
  {
    question: 'What should the brothers not be?',
    points: 1,
    parts: text('surprised'),
    rows: [
      ['denied', 'they should not be surprised', 1],
      ['bare', 'surprised', 1],
      ['affirmed', 'they should be surprised', 0],
    ],
  },
  {
    question: 'What will the singer do, and what will he not be?',
    points: 2,
    parts: text('trust', 'afraid'),
    rows: [['said', 'I will trust and not be afraid', 2]],
  },
  {
    question: 'What will the daughter no longer do?',
    points: 1,
    parts: text('rejoice'),
    rows: [
      ['bare', 'rejoice', 1],
      ['denied', 'she will not rejoice any more', 1],
      ['affirmed', 'she will rejoice', 0],
    ],
  },
]
