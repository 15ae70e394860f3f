import { registerPlayer } from '@seraph/schema/http/players'
import { GemLetter, PbeExperience } from '@seraph/schema/vocabulary'
import { z } from 'zod'

import '../../api/jitless.ts'

const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)

/** The contract's body with what a form needs beside it: texts of its own, and empty boxes for what may be missing. */
export const RegisterFields = registerPlayer.body.extend({
  biblicalGem: z.enum(GemLetter.options, 'Please choose a gem'),
  country: z.preprocess(emptyAsMissing, registerPlayer.body.shape.country),
  pbeExperience: z.preprocess(emptyAsMissing, PbeExperience.optional()),
})

/** What the boxes hold while one types. */
export type RegisterInput = {
  clubName: string
  teamName: string
  state: string
  country: string
  startingChapter: number
  biblicalGem: GemLetter | ''
  pbeExperience: PbeExperience | ''
  isPubliclyVisible: boolean
}

export const emptyRegisterInput: RegisterInput = {
  clubName: '',
  teamName: '',
  state: '',
  country: '',
  startingChapter: 1,
  biblicalGem: '',
  pbeExperience: '',
  isPubliclyVisible: true,
}

/** How years of experience are told (document 1, §3). */
export const experienceLabels: Record<PbeExperience, string> = {
  'first-time': 'First Timer',
  '1-year': '1 Year',
  '2-3-years': '2-3 Years',
  '4-6-years': '4-6 Years',
  '7-plus-years': 'Veteran (7+)',
}
