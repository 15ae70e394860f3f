import type { ReadQuestion } from '../read/readQuestion.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Item } from '../read/split/items.ts'

const offices = new Set('king kings queen prophet prophets'.split(' '))

/**
 * Whether "and" adds nothing but an office that neither question nor answer
 * (`expected`: its stems) has ("servants, handmaids and kings").
 */
export function isOffice(
  { tokens, joiner }: Item,
  given: { readonly asked: ReadQuestion; readonly expected: readonly string[]; readonly response: ReadResponse },
): boolean {
  const [telling, ...rest] = tokens.filter(({ isStop }) => !isStop)
  return (
    /and/.test(joiner) &&
    telling !== undefined &&
    rest.length === 0 &&
    offices.has(telling.word) &&
    !given.asked.stems.has(telling.stem) &&
    !given.expected.includes(telling.stem) &&
    !given.response.denied.has(telling.index)
  )
}
