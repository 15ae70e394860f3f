import { isTimeZone } from '@seraph/domain/progress/localDate'
import { timeZoneHeader } from '@seraph/schema/http/headers'
import type { FastifyRequest } from 'fastify'

/** The browser's time zone, undefined where it names none that there is (rule 23). */
export function timeZoneOf(request: FastifyRequest): string | undefined {
  const zone = request.headers[timeZoneHeader]
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined
}
