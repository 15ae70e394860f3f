/** An error as a log may hold it. */
export type ToldError = {
  type: string
  message: string
  code?: unknown
  stack?: string | undefined
  causes?: ToldError[]
}

const longestMessage = 500
const deepestCause = 3

/**
 * What a log is told of an error: what it is, says and where it came from.
 * Nothing else that hangs on it: PostgreSQL's carry whole rows, an HTTP
 * client's what was sent; and no values that messages quote.
 */
export function tellError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown, but a value' }
  const { code } = error as { code?: unknown }
  const inner = error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause]
  return {
    type: error.constructor.name,
    message: withoutValues(error, code).slice(0, longestMessage),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: framesOf(error.stack),
    ...(inner.length > 0 &&
      depth < deepestCause && { causes: inner.slice(0, 5).map((cause: unknown) => tellError(cause, depth + 1)) }),
  }
}

/** PostgreSQL quotes a value that it can't read (SQLSTATE class 22), the JSON reader the text that it stumbled over. */
function withoutValues({ message, name }: Error, code: unknown): string {
  if (typeof code === 'string' && code.startsWith('22')) return message.replace(/"[^]*"/, '"…"')
  return name === 'SyntaxError' ? message.replace(/"[^]*"/, '"…"').replace(/'[^]*'/, "'…'") : message
}

/** The places alone: a stack repeats the message. */
function framesOf(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
}
