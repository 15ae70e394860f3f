/** Who a pronoun speaks of: one or several others, or those who speak and are spoken to, whom an answer may exchange. */
export type Person = 'one' | 'several' | 'us'

const subjects: ReadonlyMap<string, Person> = new Map([
  ...'he she'.split(' ').map((word): [string, Person] => [word, 'one']),
  ['they', 'several'],
  ...'i we you thou'.split(' ').map((word): [string, Person] => [word, 'us']),
])
const objects: ReadonlyMap<string, Person> = new Map([
  ...'him her'.split(' ').map((word): [string, Person] => [word, 'one']),
  ['them', 'several'],
  ...'me us you thee'.split(' ').map((word): [string, Person] => [word, 'us']),
])

/** The person of a pronoun that is a subject; undefined of another word. */
export function subjectPerson(word: string | undefined): Person | undefined {
  return subjects.get(word ?? '')
}

/** The person of a pronoun that is an object; undefined of another word. */
export function objectPerson(word: string | undefined): Person | undefined {
  return objects.get(word ?? '')
}
