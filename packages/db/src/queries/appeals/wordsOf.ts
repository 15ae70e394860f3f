import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A text as `cleanWording` leaves it, near enough: lower case, letters and figures alone, single spaces. */
export function wordsOf(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`trim(regexp_replace(lower(translate(${text}, '’‘', '''''')), '[^[:alnum:]''-]+', ' ', 'g'))`
}

/** The number of a response's words, by which an index finds all that say the same. */
export function wordsNumber(response: RawBuilder<unknown>): RawBuilder<string> {
  return sql`hashtextextended(${wordsOf(response)}, 0)`
}
