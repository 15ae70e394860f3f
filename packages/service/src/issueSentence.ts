import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type Path = readonly (string | number | symbol)[]

/** What a field is called in a sentence: `clubName` is "Club name", the second of `members` "Members, number 2". */
export function fieldLabel(path: Path): string {
  const field = path.findLast((part) => typeof part === 'string' && !/^\d+$/.test(part))
  if (field === undefined) return 'The request'
  const words = String(field)
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  const place = path.at(-1)
  const number = /^\d+$/.test(String(place)) ? `, number ${Number(place) + 1}` : ''
  return words.charAt(0).toUpperCase() + words.slice(1) + number
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}

const formats: Record<string, string> = {
  uuid: 'is not a valid id',
  datetime: 'must be a date and time',
  date: 'must be a date',
  url: 'must be a web address',
}

/** How many values a sentence lists. */
const mostValues = 12

/** What is wrong with a value of the request, as the rest of a sentence about its field (rule 40). */
function faultOf(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? 'of another kind'}`
  if (issue.code === 'too_small') return `must ${bound(issue.origin, 'at least', Number(issue.minimum))}`
  if (issue.code === 'too_big') return `must ${bound(issue.origin, 'at most', Number(issue.maximum))}`
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'doesn’t have the right form'
  if (issue.code === 'invalid_value' && issue.values.length <= mostValues)
    return issue.values.length === 1
      ? `must be ${String(issue.values[0])}`
      : `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys') return 'has a field that is not known here'
  if (issue.code === 'invalid_union' && 'discriminator' in issue)
    return Reflect.get(Object(issue.input), String(issue.discriminator)) === undefined
      ? 'is missing'
      : 'is not known here'
  if (issue.code === 'invalid_union') return 'doesn’t have the right form'
  return 'is not valid'
}

function bound(origin: string, how: string, count: number): string {
  if (origin === 'string') return `have ${how} ${count} ${count === 1 ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set') return `have ${how} ${count} ${count === 1 ? 'entry' : 'entries'}`
  return `be ${how} ${count}`
}

/** zod's words are never sent: a sentence that names the field stands in their place. Our shapes' own messages go before it. */
export function issueSentence(issue: Issue): string {
  return `${fieldLabel(issue.path ?? [])} ${faultOf(issue)}.`
}

/** A message that one of our shapes gives; one that begins in lower case ("must be JSON") goes on from its field's name. */
export function asSentence(path: Path, message: string): string {
  return /^\p{Ll}/u.test(message) ? `${fieldLabel(path)} ${message}.` : message
}
