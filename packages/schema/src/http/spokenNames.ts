import { z } from 'zod'

import type { Endpoint } from './endpoint.ts'

export const getSpokenNames = {
  method: 'GET',
  path: '/api/spoken-names',
  isOfSeason: true,
  summary: "The season's names with how the glossary says each aloud, such as Ahaz with AY-haz, for a device's voice",
  reply: z.object({ names: z.record(z.string(), z.string()) }),
} as const satisfies Endpoint
