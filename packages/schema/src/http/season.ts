import { Season } from '../season.ts'
import type { Endpoint } from './endpoint.ts'

export const getSeason = {
  method: 'GET',
  path: '/api/season',
  summary: 'The public part of the season in play, with its hash',
  reply: Season,
} as const satisfies Endpoint
