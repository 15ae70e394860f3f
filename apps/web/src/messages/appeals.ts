import type { AppealGroup, ToldDecision, WordingRefusal } from '@seraph/schema/http/appeals/appeals'

import { amountText } from '../language/amountText.ts'
import type { Toast } from '../ui/toasts/toastStore.ts'

type GroupFigures = Pick<AppealGroup, 'appeals' | 'answers' | 'players' | 'sheets' | 'guests'>

/** What is said to who asks about a mark. */
export const appealTexts = {
  open: 'I think this is right',
  title: 'I think this is right',
  about: 'A person looks at your answer and decides. Your answer and what you write here go to your coach.',
  chosen: 'Which part did you give?',
  note: 'Why do you think so?',
  noteHint: 'One sentence is enough. No names and no codes, please.',
  send: 'Ask a person',
  waiting: 'You asked about this answer. A person will look at it, and you will see under Me what they decide.',
  kept: 'You asked about this answer. It will be sent as soon as you are online again.',
  counted: 'Thank you. It has been counted. With a player code you could be told what comes of it.',
  decided: 'A person has decided about this answer.',
} as const

/** The same, where a coach or host asks for a child. */
export const appealForTexts = {
  ...appealTexts,
  about: 'This goes to Marks on the dashboard, where a person decides. The player is told.',
  waiting: 'You asked about this answer. It is waiting under Marks, and the player will be told what is decided.',
  counted: 'It has been counted. A guest can’t be told what comes of it.',
} as const

/** The list of answers that lack points, in a report. */
export const lackingTexts = {
  title: 'Answers that lack points',
  about: 'The latest of this season. Where you think that a mark is wrong, ask a person to look at it.',
  aboutChild: 'The latest of this season. Where you think that a mark is wrong, ask for the player.',
} as const

/** What a child hears of a decision: the headline, and the reason where there is one. */
export function decisionText({ kind, points, wording, part, reference }: ToldDecision): string {
  const where = reference === '' ? '' : ` (${reference})`
  switch (kind) {
    case 'accepted':
      return `${points === 0 ? '' : `+${amountText(points, 'point')}: `}“${wording}” is now accepted${where}`
    case 'taken_back':
      return `${points === 0 ? '' : `−${amountText(-points, 'point')}: `}“${wording}” was accepted by mistake${where}`
    case 'refused':
      return `“${wording}” stays as it was marked${where}. We looked for “${part}”.`
    case 'question_wrong':
      return `You found something: this question is being checked${where}`
    default:
      return kind satisfies never
  }
}

/** Reasons for a no, ready to be chosen. */
export const refusalReasons = [
  'That is in another verse, not in this one.',
  'It is close, but it means something else.',
  'The question asks for something else.',
  'A part of it is missing.',
] as const

/** What is said to who decides. */
export const queueTexts = {
  title: 'Answers to decide about',
  empty: 'Nothing is waiting. When a player asks about a mark, it appears here.',
  keys: 'Keys: j and k move, a accepts the wording, o these answers only, n says no.',
  event: 'Given at the event',
  eventAbout: 'The panel gave these after all. Accepted here they count in quizzes and rooms too.',
  reject: 'This wording is always wrong here',
  looking: 'Checking what would change…',
  rejectPreview:
    'From now on answers with this wording earn nothing for this part. Marks that were given stay: 0 lowered.',
  refusal: {
    is_accepted: 'This wording is in the key already. The mark must have another cause.',
    is_other_part: 'This wording is the answer to another part of the question.',
    is_key: 'This answer is in the key. If the key is wrong, say that the question is wrong.',
    is_decided_otherwise: 'Somebody has decided the opposite. That decision has to be taken back first.',
    is_rejected: 'The key says that this wording is wrong.',
    is_guarded_name: 'This is the name of somebody else.',
    is_question: 'These are words of the question itself.',
    is_not_read: 'The judge doesn’t find the part in this wording. You can still accept these answers only.',
    answers_other_question: 'With this wording, answers to other questions would earn points here.',
  } satisfies Readonly<Record<WordingRefusal, string>>,
  noClub: 'You coach no team yet, so a wording can’t be accepted for a club. You can accept these answers only.',
  preview: ({ marks, players, points, others }: { marks: number; players: number; points: number; others: number }) =>
    [
      marks === 0
        ? 'No stored mark would change. It counts from now on. 0 lowered.'
        : `${amountText(marks, 'mark')} of ${amountText(players, 'player')}, +${amountText(points, 'point')}; 0 lowered`,
      ...(others === 0
        ? []
        : [`${amountText(others, 'answer')} of other clubs’ players in your rooms: accepted one by one.`]),
    ].join(' '),
  asked: ({ appeals, answers, players, sheets, guests }: GroupFigures) =>
    [
      ...(answers === 0 ? [] : [`${amountText(answers, 'answer')} of ${amountText(players, 'player')}`]),
      amountText(appeals, 'appeal'),
      ...(sheets === 0 ? [] : [`${amountText(sheets, 'rehearsal sheet')} without points`]),
      ...(guests === 0 ? [] : [`and ${amountText(guests, 'guest')} about this part`]),
    ].join(', '),
} as const

/** The questions whose marks are doubted. */
export const doubtedTexts = {
  title: 'Questions that are doubted',
  empty: 'Nobody has appealed yet.',
  figures: (one: { appealed: number; overturned: number; questionWrong: number; guests: number }) =>
    [
      amountText(one.appealed, 'appeal'),
      `${one.overturned} overturned`,
      ...(one.questionWrong > 0 ? [`${one.questionWrong} times found wrong`] : []),
      ...(one.guests > 0 ? [amountText(one.guests, 'guest')] : []),
    ].join(' · '),
} as const

/** Toasts of who decides. */
export const queueToasts = {
  decided: (count: number): Toast => ({
    title: 'Decided',
    description: count === 0 ? 'The wording counts from now on.' : `${amountText(count, 'appeal')} answered.`,
  }),
  undone: { title: 'Taken back', description: 'What it gave is taken back within a minute.' },
  failed: (reason: string): Toast => ({ title: 'Not decided', description: reason, isError: true }),
} as const
