import { registerPlayer } from '@seraph/schema/http/players/players'
import { GemLetter, PbeExperience } from '@seraph/schema/vocabulary'
import { z } from 'zod'

import '../../api/jitless.ts'

const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)

/** The contract's body with what a form needs beside it: texts of its own, and empty boxes for what may be missing. */
export const RegisterFields = registerPlayer.body.extend({
  biblicalGem: z.enum(GemLetter.options, 'Please choose a gem'),
  country: z.preprocess(emptyAsMissing, registerPlayer.body.shape.country),
  pbeExperience: z.preprocess(emptyAsMissing, PbeExperience.optional()),
  secretNumber: z.preprocess(emptyAsMissing, registerPlayer.body.shape.secretNumber),
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
  secretNumber: string
}

export const emptyRegisterInput: RegisterInput = {
  clubName: '',
  teamName: '',
  state: '',
  country: '',
  startingChapter: 1,
  biblicalGem: '',
  pbeExperience: '',
  isPubliclyVisible: false,
  secretNumber: '',
}
