import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Lets a form without fields in fields be checked by a schema: each box gets the first fault of its own, which the form can lead to. */
export function checkedBy<Input extends FieldValues, Output>(
  schema: z.ZodType<Output>,
): Resolver<Input, unknown, Output> {
  return (values, _context, { fields }) => {
    const { success, data, error } = schema.safeParse(values)
    if (success) return { values: data, errors: {} }
    const faults = new Map<Path<Input>, { type: string; message: string; ref?: unknown }>()
    for (const { path, code, message } of error.issues) {
      const name = String(path[0]) as Path<Input>
      if (!faults.has(name)) faults.set(name, { type: code, message, ref: fields[name]?.ref })
    }
    return { values: {}, errors: Object.fromEntries(faults) as FieldErrors<Input> }
  }
}
