import { z } from 'zod'

import { emptyIsUnset } from './emptyIsUnset.ts'

/** A setting that may be left out or empty; undefined then. */
export const optionalSetting = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(emptyIsUnset, shape.optional())
