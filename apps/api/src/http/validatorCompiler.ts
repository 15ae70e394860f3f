import { AppError } from '@seraph/service/appError'
import { asSentence, issueSentence } from '@seraph/service/issueSentence'
import { z } from 'zod'

/**
 * Parses a request's part by its shape; what is wrong with it is
 * `invalid_request`, or the code that the shape names (`params.code`), with a
 * sentence about each field in our own words (rule 40).
 */
export function validatorCompiler({
  schema,
}: {
  schema: unknown
}): (data: unknown) => { value: unknown } | { error: Error } {
  if (!(schema instanceof z.ZodType)) throw new Error('a request has no shape')
  return (data) => {
    const { success, data: value, error } = schema.safeParse(data, { error: issueSentence })
    if (success) return { value }
    const issues = error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: asSentence(path, message),
    }))
    const hasAddress = error.issues.some(
      (issue) => issue.code === 'custom' && issue.params?.['code'] === 'name_has_address',
    )
    return { error: new AppError(hasAddress ? 'name_has_address' : 'invalid_request', { issues }) }
  }
}
