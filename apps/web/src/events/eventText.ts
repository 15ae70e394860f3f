import { amountText } from '../language/amountText.ts'
import { longDayText } from '../language/dayTexts.ts'

type Coming = { name: string; date: string; days: number; isOwn: boolean }

/** How far an event is: "54 days until the area event, usually on January 16, 2027". */
export function eventText({ name, date, days, isOwn }: Coming): string {
  const whose = isOwn ? `your club’s ${name}` : `the ${name}`
  const usually = isOwn ? 'on' : 'usually on'
  if (days > 0) return `${amountText(days, 'day')} until ${whose}, ${usually} ${longDayText(date)}`
  return isOwn ? `Today is ${whose}!` : `Today is the usual day of ${whose}!`
}
